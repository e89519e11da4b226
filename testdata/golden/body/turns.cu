struct Item { Item(int n); ~Item(); explicit operator bool() const; int v; };
Item next(int n);
int turns(int n) {
	int sum = 0;
	while (Item item = next(n)) {
		if (item.v == 2) continue;
		if (item.v == 3) break;
		sum += item.v;
	}
	if (Item last = next(sum)) return last.v;
	switch (Item pick(n); pick.v) { case 1: return 2; }
	for (const Item &each : {Item(1), Item(2)}) sum += each.v;
	return sum;
}
