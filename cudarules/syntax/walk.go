package syntax

// Walk visits n and its descendants in preorder. Where visit returns false, the descendants of the
// node are left out.
func (n Node) Walk(visit func(Node) bool) {
	if n.t == nil {
		return
	}
	for id, end := n.id, n.raw().After; id < end; {
		if visit(Node{n.t, id}) {
			id++
		} else {
			id = n.t.nodes[id].After
		}
	}
}
