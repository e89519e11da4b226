package rule

import "testing"

// TestSet names rules and classes in both lists: a rule beats its class, and
// each of its findings counts by its own class.
func TestSet(t *testing.T) {
	strict := &Info{ID: "strict", Class: IllFormed, Accepted: Undefined}
	habit := &Info{ID: "habit", Class: Advice}
	guided := &Info{ID: "guided", Class: Advice}
	for _, r := range []*Info{strict, habit, guided} {
		r.Section, r.Doc, r.Bad, r.Good = "section", "doc", "bad", "good"
		Register(r)
		defer delete(catalogue, r.ID)
	}
	for _, test := range []struct {
		enable, disable         string
		rejected, taken, advice bool
	}{
		{"", "", true, true, false},
		{"advice", "", true, true, true},
		{"", "undefined", true, false, false},
		{"", "ill-formed", false, true, false},
		{"strict", "undefined,ill-formed", true, true, false},
		{"advice", "habit", true, true, false},
		{"habit", "advice", true, true, true},
		{"strict", "strict", false, false, false},
		{"str*", "undefined,ill-formed", true, true, false},
		{"h*t", "advice", true, true, true},
		{"", "*", false, false, false},
		{"strict", "str*", true, true, false},
		{"*", "habit", true, true, false},
	} {
		set, err := NewSet(test.enable, test.disable)
		if err != nil {
			t.Fatal(err)
		}
		for _, question := range []struct {
			rule  *Info
			class Class
			want  bool
		}{{strict, IllFormed, test.rejected}, {strict, Undefined, test.taken}, {habit, Advice, test.advice}} {
			if got := set.Reports(question.rule, question.class); got != question.want {
				t.Errorf("-enable=%s -disable=%s: a finding of %s that is %s is told: %v", test.enable, test.disable,
					question.rule.ID, question.class, got)
			}
		}
		if got, want := set.Has(strict), test.rejected || test.taken; got != want {
			t.Errorf("-enable=%s -disable=%s: the rule is checked: %v", test.enable, test.disable, got)
		}
	}
	if _, err := NewSet("", "strange-*"); err == nil || err.Error() != `disable: no rule matches "strange-*"` {
		t.Errorf("a pattern without a match: %v", err)
	}
	guided.Section = "Guidelines, CUDA-1.12, CUDASecurity-EXP (sizeof)"
	for _, test := range []struct {
		enable, disable string
		guided, habit   bool
	}{
		{"", "", false, false},
		{NVIDIAGuideline, "", true, false},
		{NVIDIAGuideline, "guided", false, false},
		{NVIDIAGuideline, "advice", true, false},
		{"advice", NVIDIAGuideline, false, true},
		{"guided", NVIDIAGuideline, true, false},
	} {
		set, err := NewSet(test.enable, test.disable)
		if err != nil {
			t.Fatal(err)
		}
		if set.Has(guided) != test.guided || set.Has(habit) != test.habit || !set.Has(strict) {
			t.Errorf("-enable=%s -disable=%s: the guideline's rule is on: %v, another one: %v", test.enable,
				test.disable, set.Has(guided), set.Has(habit))
		}
	}
	if _, err := NewSet("strikt", ""); err == nil {
		t.Error("no error for a name that is neither rule nor class")
	}
}

// TestCoverage reads the names of the guidelines' rules off sections, and orders them.
func TestCoverage(t *testing.T) {
	sections := []string{"Guidelines, CUDASafety-3.1", "Guidelines, CUDA-1.12; Programming Guide 10.2.4", "Guidelines, CUDA-NoCollectives",
		"Guidelines, CUDASecurity-EXP (va_arg)", "Guidelines, CUDA-1.3, CUDASecurity-ERR01", "CUDA C++ Programming Guide 5.3"}
	for i, section := range sections {
		r := &Info{ID: string(rune('a' + i)), Class: Advice, Section: section, Doc: "doc", Bad: "bad", Good: "good"}
		Register(r)
		defer delete(catalogue, r.ID)
	}
	got := ""
	for _, g := range Coverage() {
		got += g.Name + ":"
		for _, r := range g.Rules {
			got += " " + r.ID
		}
		got += "\n"
	}
	const want = "CUDA-1.3: e\nCUDA-1.12: b\nCUDA-NoCollectives: c\nCUDASafety-3.1: a\nCUDASecurity-ERR01: e\nCUDASecurity-EXP (va_arg): d\n"
	if got != want {
		t.Errorf("got\n%swant\n%s", got, want)
	}
}
