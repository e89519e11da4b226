struct P { P(int n = 1); ~P(); void *operator new(unsigned long n, int where); void operator delete(void *); int v; };
void allocation(int n, void *where) {
	P *p = new (3) P(2);
	delete p;
	P *q = ::new P[n];
	::delete[] q;
	int *i = new int[n * 2]();
	delete[] i;
	double *d = new (where) double(1);
	auto a = new auto(n);
	p->~P();
	In unseen;
	throw P(4);
}
