package plugin

import (
	"encoding/json"
	"fmt"
	"strings"
)

// words are flags, as one text or as a list.
type words string

func (w *words) UnmarshalJSON(data []byte) error { return unmarshalList((*string)(w), data, " ") }

// ids are names of rules and classes, as one text or as a list.
type ids string

func (i *ids) UnmarshalJSON(data []byte) error { return unmarshalList((*string)(i), data, ",") }

func unmarshalList(s *string, data []byte, separator string) error {
	var list []string
	if json.Unmarshal(data, s) == nil {
		return nil
	}
	err := json.Unmarshal(data, &list)
	*s = strings.Join(list, separator)
	return err
}

// A release is that of a toolkit, written as a text or as a number. A number loses a trailing 0: the
// only such releases are X.0, which it means as well.
type release string

func (r *release) UnmarshalJSON(data []byte) error {
	if json.Unmarshal(data, (*string)(r)) == nil {
		return nil
	}
	var number json.Number
	if err := json.Unmarshal(data, &number); err != nil {
		return fmt.Errorf("cuda: %w", err)
	}
	*r = release(number)
	if !strings.Contains(number.String(), ".") {
		*r += ".0"
	}
	return nil
}
