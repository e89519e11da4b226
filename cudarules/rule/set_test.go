package rule

import "testing"

// TestSet names rules and classes in both lists: a rule beats its class, and
// each of its findings counts by its own class.
func TestSet(t *testing.T) {
	strict := &Info{ID: "strict", Class: IllFormed, Accepted: Undefined}
	habit := &Info{ID: "habit", Class: Advice}
	for _, r := range []*Info{strict, habit} {
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
				t.Errorf("-enable=%s -disable=%s: a finding of %s that is %s is told: %v", test.enable, test.disable, question.rule.ID, question.class, got)
			}
		}
		if got, want := set.Has(strict), test.rejected || test.taken; got != want {
			t.Errorf("-enable=%s -disable=%s: the rule is checked: %v", test.enable, test.disable, got)
		}
	}
	if _, err := NewSet("strikt", ""); err == nil {
		t.Error("no error for a name that is neither rule nor class")
	}
}
