package main

import "testing"

// TestComments checks that the comments of the module stay within the tolerated wordings.
func TestComments(t *testing.T) {
	code, _, err := count("../..")
	if err != nil {
		t.Fatal(err)
	}
	if code.words < 100_000 {
		t.Fatalf("only %d words of comments", code.words)
	}
	for i, habit := range habits {
		if rate := code.rate(i); rate > habit.most {
			t.Errorf("%s: %.2f per 1,000 words of comments, at most %.1f are tolerated", habit.name, rate, habit.most)
		}
	}
}

// TestCount counts a file and a page with known figures.
func TestCount(t *testing.T) {
	var code, pages counts
	code.habits, pages.habits = make([]int, len(habits)), make([]int, len(habits))
	code.addGo("x.go", []byte("package x\n\n// F tells what it is.\nfunc F() {\n}\n"))
	pages.add(prose("It stands `behind` it, too.\n```\nwhat is\n```\n"))
	if got := [...]int{code.words, code.comments, code.functions, code.habits[0], code.habits[1], code.habits[3]}; got != [...]int{5, 1, 1, 1, 1, 1} {
		t.Errorf("the file has the counts %v", got)
	}
	if got := [...]int{pages.words, pages.habits[1], pages.habits[2], pages.habits[4], pages.habits[8]}; got != [...]int{5, 0, 1, 0, 1} {
		t.Errorf("the page has the counts %v", got)
	}
}
