int before;
void broken( { ;
int behind;
