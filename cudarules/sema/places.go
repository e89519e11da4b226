package sema

import "slices"

// A placeIndex finds things of a list by keys, as their places in it.
type placeIndex[K comparable] struct {
	keyed map[K][]int
	other []int // things without a key, which match any key
}

// add adds the thing at a place after earlier ones. Without keys it matches any.
func (x *placeIndex[K]) add(place int, keys ...K) {
	if len(keys) == 0 {
		x.other = append(x.other, place)
	}
	if x.keyed == nil {
		x.keyed = map[K][]int{}
	}
	for _, k := range keys {
		x.keyed[k] = append(x.keyed[k], place)
	}
}

// count returns how many places there are at most for the keys.
func (x *placeIndex[K]) count(keys []K) int {
	n := len(x.other)
	for _, k := range keys {
		n += len(x.keyed[k])
	}
	return n
}

// places returns the places of the things that may match the keys, in order.
func (x *placeIndex[K]) places(keys ...K) []int {
	places := slices.Clone(x.other)
	for _, k := range keys {
		places = append(places, x.keyed[k]...)
	}
	slices.Sort(places)
	return slices.Compact(places)
}

// atPlaces returns the elements of a list at the places.
func atPlaces[T any](list []T, places []int) []T {
	found := make([]T, len(places))
	for i, at := range places {
		found[i] = list[at]
	}
	return found
}
