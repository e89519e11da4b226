// Layouts beside those of testdata/layout. Every assertion holds: TestAssertions
// evaluates them, and so does g++ -std=c++17 -fsyntax-only -w -x c++ layouts.cu.
#include <cstddef>

struct Empty {};
struct Other {};

// Members that may share addresses.
struct Floats { [[no_unique_address]] Empty e; int a; };
static_assert(sizeof(Floats) == 4 && offsetof(Floats, e) == 0 && offsetof(Floats, a) == 0);
struct FloatsTwice { [[no_unique_address]] Empty e; [[no_unique_address]] Empty f; };
static_assert(sizeof(FloatsTwice) == 2 && offsetof(FloatsTwice, f) == 1);
struct FloatsBoth { [[no_unique_address]] Empty e; [[no_unique_address]] Other f; char c; };
static_assert(sizeof(FloatsBoth) == 1);
struct Tail { Tail(); int a; char b; };
struct ReusesTail { [[no_unique_address]] Tail t; char c; };
static_assert(sizeof(ReusesTail) == 8 && offsetof(ReusesTail, c) == 5);
struct KeepsTail { Tail t; char c; };
static_assert(sizeof(KeepsTail) == 12);
struct NotPlain { [[no_unique_address]] Tail t; };
struct DerivesNotPlain : NotPlain { char c; };
static_assert(sizeof(DerivesNotPlain) == 8);

// Bit-fields wider than their types.
struct Wide { char a; char b : 20; char c; };
static_assert(sizeof(Wide) == 6 && offsetof(Wide, c) == 5);
struct WidePacked { char a; long b : 70; char c; } __attribute__((packed));
static_assert(sizeof(WidePacked) == 11);

// Bit-fields without names in lists of declarators: first, between and last, with and without blanks.
struct UnitBetween { unsigned a : 1, : 0, b : 4; char c; };
static_assert(sizeof(UnitBetween) == 8 && offsetof(UnitBetween, c) == 5);
struct GapBetween { unsigned a : 1, : 7, b : 4; char c; };
static_assert(sizeof(GapBetween) == 4 && offsetof(GapBetween, c) == 2);
struct UnitFirst { char a; int : 0, b : 3; char c; };
static_assert(sizeof(UnitFirst) == 8 && offsetof(UnitFirst, c) == 5);
struct UnitBeforeMember { int : 0, x; };
static_assert(sizeof(UnitBeforeMember) == 4 && offsetof(UnitBeforeMember, x) == 0);
struct UnitLast { short a : 3, : 0; char c; };
static_assert(sizeof(UnitLast) == 4 && alignof(UnitLast) == 2 && offsetof(UnitLast, c) == 2);
struct UnitBehindMember { char x, : 0, y; };
static_assert(sizeof(UnitBehindMember) == 2 && offsetof(UnitBehindMember, y) == 1);
struct Several { unsigned : 5, a : 2, : 9, b : 3, : 0, : 7; char c; };
static_assert(sizeof(Several) == 8 && offsetof(Several, c) == 5);
struct NoBlanks{unsigned a:1,:0,b:4;char c;};
static_assert(sizeof(NoBlanks) == 8 && offsetof(NoBlanks, c) == 5);
struct NoBlanksFirst{char a;int:0,b:3;char c;};
static_assert(sizeof(NoBlanksFirst) == 8 && offsetof(NoBlanksFirst, c) == 5);
struct Lines {
    unsigned a : 1 // the first, of several,
    ,
    :(2 + 5) /* , */
    , b : 4;
    char c;
};
static_assert(sizeof(Lines) == 4 && offsetof(Lines, c) == 2);
template <class T, int n> struct Padded { T a : 3, : n, b : 3; char c; };
static_assert(sizeof(Padded<unsigned, 0>) == 8 && sizeof(Padded<unsigned, 4>) == 4 && sizeof(Padded<unsigned char, 0>) == 3);
using Padded30 = Padded<unsigned, 30>;
static_assert(offsetof(Padded30, c) == 9);
#define RESERVED(n) : n
struct FromMacro { unsigned long a : 20, RESERVED(0), b : 20; char c; };
static_assert(sizeof(FromMacro) == 16 && offsetof(FromMacro, c) == 11);
union Overlaid { unsigned a : 1, : 0, b : 9; char c; };
static_assert(sizeof(Overlaid) == 4);

// Packed enumerations, negative enumerators.
enum __attribute__((packed)) Small { small_a, small_b = 200 };
enum __attribute__((packed)) Signed { signed_a = -1, signed_b = 200 };
enum Negative { negative = -5 };
static_assert(sizeof(Small) == 1 && sizeof(Signed) == 2 && sizeof(Negative) == 4 && negative + 6 == 1);

// Pointers to virtual tables.
struct __attribute__((packed)) PackedVirtual { virtual void f(); char c; };
static_assert(sizeof(PackedVirtual) == 9 && alignof(PackedVirtual) == 1);
#pragma pack(push, 4)
struct LimitedVirtual { virtual void f(); char c; };
struct alignas(16) AlignedEmpty {};
struct DerivesAligned : AlignedEmpty { char c; };
#pragma pack(pop)
static_assert(sizeof(LimitedVirtual) == 12 && alignof(LimitedVirtual) == 4);
static_assert(sizeof(DerivesAligned) == 16 && alignof(DerivesAligned) == 16);
struct DerivesTwice : DerivesAligned { char d; };
static_assert(sizeof(DerivesTwice) == 32);

// Virtual bases: nearly empty ones, and those that several share.
struct Interface { virtual void f(); };
struct SharesPointer : virtual Interface { int a; };
static_assert(sizeof(SharesPointer) == 16);
struct Left : virtual Interface { int l; };
struct Right : virtual Interface { int r; };
struct Joined : Left, Right { int j; };
static_assert(sizeof(Joined) == 32);
struct Data { int a; char b; };
struct First : virtual Data { char c; };
struct Second : virtual Data { char d; };
struct Diamond : First, Second { char e; };
static_assert(sizeof(First) == 24 && sizeof(Diamond) == 40);
struct HoldsVirtual { [[no_unique_address]] First f; char c; };
static_assert(sizeof(HoldsVirtual) == 24 && sizeof(Interface[3]) == 24);
struct EmptyVirtual : virtual Empty { Empty e; };
static_assert(sizeof(EmptyVirtual) == 16);

// Packs of alignments.
template <class... T> struct Store { alignas(T...) unsigned char bytes[sizeof...(T)]; };
static_assert(alignof(Store<char, double, short>) == 8 && sizeof(Store<char, long double>) == 16);

// Pointers to members.
struct Pointers { int Data::*p; void (Data::*f)(); char c; };
static_assert(sizeof(Pointers) == 32 && offsetof(Pointers, c) == 24);

union Nothing {};
struct HoldsNothing { [[no_unique_address]] Nothing n; int a; };
static_assert(sizeof(Nothing) == 1 && sizeof(HoldsNothing) == 4);

// Names that are declared once more where they are used.
namespace coord { struct Pair { int a, b; }; }
struct Pair { char c; };
namespace same { using Pair = Pair; using Coord = coord::Pair; }
struct Named { using Coord = coord::Pair; Coord coord; };
static_assert(sizeof(same::Pair) == 1 && sizeof(same::Coord) == 8 && sizeof(Named) == 8);
