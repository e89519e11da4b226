package source

import "regexp"

// askingMacro matches the directive of a conditional that only a macro's definition brings: "#ifdef M", "#if defined(M)", "#if M".
var askingMacro = regexp.MustCompile(`(?m)^[ \t]*#[ \t]*(?:ifdef[ \t]+|if[ \t]+(?:defined[ \t]*\(?[ \t]*)?)([A-Za-z_]\w*)\b`)

// LeftOut returns the macro tested by the first conditional of the unit's file, if the file has no code without it and the
// macro would enable the code. It is "" if there is none, or the macro is defined.
func (u *Unit) LeftOut() string {
	m := askingMacro.FindSubmatch(u.File.Text)
	if m == nil {
		return ""
	}
	return string(m[1])
}
