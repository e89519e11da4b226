struct Lock { Lock(int n); Lock(const Lock &); ~Lock(); int held() const; Lock *self(); };
Lock make(int n = 3);
void take(Lock l);
void see(const Lock &l);

int temporaries(bool b) {
	make();
	see(make(1));
	take(4);
	const Lock &kept = make(2);
	Lock copy = kept, made = make(5);
	int n = Lock(6).held() + make().held();
	b ? make(7) : made;
	for (int i = make().held(); i < make().held(); i += make().held())
		if (make().held()) return make().held();
	return n;
}
