package syntax

// Walk visits n and everything below it in preorder. Where visit returns
// false, what lies below the node is left out.
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
