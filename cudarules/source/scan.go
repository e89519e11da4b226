package source

// A scan is what one pass over a file's text finds.
type scan struct {
	comments []Range
}
