bool ready(int);
void stop();

int conditions(int a, int b, int *p) {
	int r = a && (b || ready(a)) ? 1 : 2;
	if (!(a < b && p) || r == 3)
		r = b;
	else if (bool yes = ready(b))
		r = yes;
	bool value = a || b;
	if (sizeof(a) == 4) r++;
	if (false) stop();
	return value ? r : *p;
}
