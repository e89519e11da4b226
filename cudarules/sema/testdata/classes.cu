// Every assertion holds: TestAssertions evaluates them, and a host compiler does with
// g++ -std=c++17 -fsyntax-only -x c++ classes.cu.
#include <type_traits>
#include <initializer_list>
#include <cstddef>

#define DEFAULT(T, usable, trivial) \
    static_assert(std::is_default_constructible_v<T> == usable && std::is_trivially_default_constructible_v<T> == trivial)
#define COPY(T, usable, trivial) \
    static_assert(std::is_copy_constructible_v<T> == usable && std::is_trivially_copy_constructible_v<T> == trivial)
#define MOVE(T, usable, trivial) \
    static_assert(std::is_move_constructible_v<T> == usable && std::is_trivially_move_constructible_v<T> == trivial)
#define COPY_ASSIGN(T, usable, trivial) \
    static_assert(std::is_copy_assignable_v<T> == usable && std::is_trivially_copy_assignable_v<T> == trivial)
#define MOVE_ASSIGN(T, usable, trivial) \
    static_assert(std::is_move_assignable_v<T> == usable && std::is_trivially_move_assignable_v<T> == trivial)
#define DESTROY(T, usable, trivial) \
    static_assert(std::is_destructible_v<T> == usable && std::is_trivially_destructible_v<T> == trivial)
#define CLASS(T, trivially_copyable, trivial, standard_layout, aggregate)                            \
    static_assert(__is_trivially_copyable(T) == trivially_copyable, "trivially copyable");            \
    static_assert(__is_trivial(T) == trivial, "trivial");                                             \
    static_assert(__is_standard_layout(T) == standard_layout, "standard layout");                     \
    static_assert(__is_aggregate(T) == aggregate, "aggregate")

constexpr bool no = false, yes = true;

// GCC takes a class whose special members are deleted for one where they are trivial.
#ifdef __CUDACC__
constexpr bool deleted = no;
#else
constexpr bool deleted = yes;
#endif

// Implicit members.
struct Plain { int a; float b; };
DEFAULT(Plain, yes, yes); COPY(Plain, yes, yes); MOVE(Plain, yes, yes);
COPY_ASSIGN(Plain, yes, yes); MOVE_ASSIGN(Plain, yes, yes); DESTROY(Plain, yes, yes);
CLASS(Plain, yes, yes, yes, yes);

struct Initialized { int a = 1; };
DEFAULT(Initialized, yes, no); COPY(Initialized, yes, yes);
CLASS(Initialized, yes, no, yes, yes);

class Hidden { int a; public: float b; };
CLASS(Hidden, yes, yes, no, no);

struct Holds { Plain p[3]; Initialized i; };
DEFAULT(Holds, yes, no); COPY(Holds, yes, yes);
CLASS(Holds, yes, no, yes, yes);

// References and const members.
struct Reference { int &r; };
DEFAULT(Reference, no, no); COPY(Reference, yes, yes); COPY_ASSIGN(Reference, no, no);
CLASS(Reference, yes, deleted, no, yes);

struct RValue { int &&r; };
COPY(RValue, no, no); MOVE(RValue, yes, yes); MOVE_ASSIGN(RValue, no, no);

struct ConstMember { const int a; int b; };
DEFAULT(ConstMember, no, no); COPY(ConstMember, yes, yes); COPY_ASSIGN(ConstMember, no, no); MOVE_ASSIGN(ConstMember, no, no);
CLASS(ConstMember, yes, deleted, yes, yes);

struct ConstInitialized { const int a = 3; };
DEFAULT(ConstInitialized, yes, no); COPY_ASSIGN(ConstInitialized, no, no);

struct ConstClassMember { const Plain p; };
DEFAULT(ConstClassMember, no, no);

struct ConstArray { const int a[2]; };
DEFAULT(ConstArray, no, no); COPY(ConstArray, yes, yes); COPY_ASSIGN(ConstArray, no, no);

// Declared by the user.
struct Constructed { int a; Constructed() {} };
DEFAULT(Constructed, yes, no); COPY(Constructed, yes, yes);
CLASS(Constructed, yes, no, yes, no);

struct Converting { int a; constexpr Converting(int v) : a(v) {} };
DEFAULT(Converting, no, no);
CLASS(Converting, yes, no, yes, no);
static_assert(std::is_constructible_v<Converting, int> && !std::is_trivially_constructible_v<Converting, int>);
static_assert(std::is_convertible_v<int, Converting> && std::is_constructible_v<Converting, char>);
static_assert(!std::is_constructible_v<Converting, int *> && !std::is_constructible_v<Converting, int, int>);

struct Explicit { explicit Explicit(int); };
static_assert(std::is_constructible_v<Explicit, int> && !std::is_convertible_v<int, Explicit>);

struct AllDefaults { AllDefaults(int a = 1, int b = 2); };
DEFAULT(AllDefaults, yes, no);
static_assert(std::is_constructible_v<AllDefaults, int> && std::is_constructible_v<AllDefaults, int, int>);

struct Variadic { Variadic(...); };
DEFAULT(Variadic, yes, no);

struct PackConstructor { template <class... A> PackConstructor(A...); };
static_assert(!std::is_trivially_default_constructible_v<PackConstructor>);
static_assert(!__is_trivial(PackConstructor));

struct Defaulted { int a; Defaulted() = default; Defaulted(int); Defaulted(const Defaulted &) = default; ~Defaulted() = default; };
DEFAULT(Defaulted, yes, yes); COPY(Defaulted, yes, yes); MOVE(Defaulted, yes, yes);
MOVE_ASSIGN(Defaulted, yes, yes); DESTROY(Defaulted, yes, yes);
CLASS(Defaulted, yes, yes, yes, no);

struct DefaultedOutside { DefaultedOutside(); DefaultedOutside(const DefaultedOutside &); };
DefaultedOutside::DefaultedOutside() = default;
DefaultedOutside::DefaultedOutside(const DefaultedOutside &) = default;
DEFAULT(DefaultedOutside, yes, no); COPY(DefaultedOutside, yes, no); MOVE(DefaultedOutside, yes, no);
COPY_ASSIGN(DefaultedOutside, yes, yes);

struct Deleted { Deleted() = delete; Deleted(const Deleted &) = delete; };
DEFAULT(Deleted, no, no); COPY(Deleted, no, no); MOVE(Deleted, no, no); COPY_ASSIGN(Deleted, yes, yes);
CLASS(Deleted, yes, deleted, yes, yes);

struct AllDeleted {
    AllDeleted(const AllDeleted &) = delete;
    AllDeleted &operator=(const AllDeleted &) = delete;
};
CLASS(AllDeleted, deleted, no, yes, yes);

struct CopiedByUser { int a; CopiedByUser(const CopiedByUser &); };
DEFAULT(CopiedByUser, no, no); COPY(CopiedByUser, yes, no); MOVE(CopiedByUser, yes, no);
COPY_ASSIGN(CopiedByUser, yes, yes); MOVE_ASSIGN(CopiedByUser, yes, yes);
CLASS(CopiedByUser, no, no, yes, no);

struct CopyOfMutable { CopyOfMutable(); CopyOfMutable(CopyOfMutable &); };
static_assert(!__is_trivially_copyable(CopyOfMutable));
static_assert(std::is_constructible_v<CopyOfMutable, CopyOfMutable &>);

struct CopyByTemplate { int a; CopyByTemplate() = default; template <class T> CopyByTemplate(const T &); template <class T> CopyByTemplate &operator=(const T &); };
COPY(CopyByTemplate, yes, yes); COPY_ASSIGN(CopyByTemplate, yes, yes);
CLASS(CopyByTemplate, yes, yes, yes, no);

struct MoveOnly { MoveOnly(MoveOnly &&) = default; int a; };
DEFAULT(MoveOnly, no, no); COPY(MoveOnly, no, no); MOVE(MoveOnly, yes, yes); COPY_ASSIGN(MoveOnly, no, no); MOVE_ASSIGN(MoveOnly, no, no);
CLASS(MoveOnly, yes, no, yes, yes);

struct HoldsMoveOnly { MoveOnly m; };
COPY(HoldsMoveOnly, no, no); MOVE(HoldsMoveOnly, yes, yes);
CLASS(HoldsMoveOnly, yes, no, yes, yes);

struct MovedByUser { MovedByUser() = default; MovedByUser(MovedByUser &&); MovedByUser &operator=(MovedByUser &&); };
MOVE(MovedByUser, yes, no); MOVE_ASSIGN(MovedByUser, yes, no); COPY(MovedByUser, no, no);
CLASS(MovedByUser, no, no, yes, no);

struct HasDestructor { ~HasDestructor(); };
DESTROY(HasDestructor, yes, no); MOVE(HasDestructor, yes, no);
CLASS(HasDestructor, no, no, yes, yes);

struct HoldsDestructor { HasDestructor d[2]; };
DESTROY(HoldsDestructor, yes, no);
CLASS(HoldsDestructor, no, no, yes, yes);

struct Undying { ~Undying() = delete; };
DESTROY(Undying, no, no); DEFAULT(Undying, no, no);
static_assert(__is_trivially_copyable(Undying) == deleted);
struct HoldsUndying { Undying u; };
DEFAULT(HoldsUndying, no, no); DESTROY(HoldsUndying, no, no);

class PrivateDestructor { ~PrivateDestructor() = default; };
DESTROY(PrivateDestructor, no, no);
class PrivateConstructor { PrivateConstructor() = default; int a; };
DEFAULT(PrivateConstructor, no, no); COPY(PrivateConstructor, yes, yes);
struct HoldsPrivate { PrivateConstructor p; };
DEFAULT(HoldsPrivate, no, no);
class ProtectedConstructor { protected: ProtectedConstructor() = default; };
struct DerivesProtected : ProtectedConstructor {};
static_assert(std::is_default_constructible_v<ProtectedConstructor> == no);

struct AssignedByUser { int a; AssignedByUser &operator=(const AssignedByUser &); AssignedByUser &operator=(int); };
COPY_ASSIGN(AssignedByUser, yes, no); COPY(AssignedByUser, yes, yes); MOVE(AssignedByUser, yes, yes);
CLASS(AssignedByUser, no, no, yes, yes);
static_assert(std::is_assignable_v<AssignedByUser &, int> && !std::is_assignable_v<const AssignedByUser &, int>);
static_assert(!std::is_assignable_v<AssignedByUser &, int *> && !std::is_assignable_v<Plain &, int>);
struct AssignedByValue { AssignedByValue &operator=(AssignedByValue); };
static_assert(!__is_trivially_copyable(AssignedByValue));
struct OtherAssignment { int a; OtherAssignment &operator=(int); };
COPY_ASSIGN(OtherAssignment, yes, yes);

// Bases.
struct Derived : Plain { int c; };
DEFAULT(Derived, yes, yes); COPY(Derived, yes, yes);
CLASS(Derived, yes, yes, no, yes);
struct DerivesEmpty : Deleted { int c; };
DEFAULT(DerivesEmpty, no, no); COPY(DerivesEmpty, no, no);
struct PrivateBase : private Plain {};
CLASS(PrivateBase, yes, yes, yes, no);
struct FirstIsBase : Deleted { Deleted d; };
static_assert(!__is_standard_layout(FirstIsBase));
struct EmptyBase {};
struct FirstMemberIsBase : EmptyBase { EmptyBase e; };
static_assert(!__is_standard_layout(FirstMemberIsBase));
struct SecondMemberIsBase : EmptyBase { int a; EmptyBase e; };
static_assert(__is_standard_layout(SecondMemberIsBase));
struct Left : EmptyBase {}; struct Right : EmptyBase {};
struct Twice : Left, Right { int a; };
static_assert(!__is_standard_layout(Twice));
struct DerivesConverting : Converting { using Converting::Converting; };
DEFAULT(DerivesConverting, no, no);
static_assert(!__is_aggregate(DerivesConverting));

// Virtual functions and bases.
struct Virtual { virtual void f(); int a; };
DEFAULT(Virtual, yes, no); COPY(Virtual, yes, no); COPY_ASSIGN(Virtual, yes, no); DESTROY(Virtual, yes, yes);
CLASS(Virtual, no, no, no, no);
static_assert(__is_polymorphic(Virtual) && !__is_abstract(Virtual) && !__is_empty(Virtual));
struct Abstract { virtual void f(int) const = 0; virtual ~Abstract() = default; };
DEFAULT(Abstract, no, no); DESTROY(Abstract, yes, no);
static_assert(__is_abstract(Abstract) && __has_virtual_destructor(Abstract));
struct StillAbstract : Abstract { void f(int); void f(long) const; };
static_assert(__is_abstract(StillAbstract) && __has_virtual_destructor(StillAbstract));
struct Concrete : Abstract { void f(int) const override; };
DEFAULT(Concrete, yes, no); DESTROY(Concrete, yes, no);
static_assert(!__is_abstract(Concrete) && __is_polymorphic(Concrete));
struct PureDestructor { virtual ~PureDestructor() = 0; };
static_assert(__is_abstract(PureDestructor));
struct OverridesDestructor : PureDestructor {};
static_assert(!__is_abstract(OverridesDestructor));
struct VirtualBase : virtual Plain {};
DEFAULT(VirtualBase, yes, no); COPY(VirtualBase, yes, no);
CLASS(VirtualBase, no, no, no, no);
struct Final final {};
static_assert(__is_final(Final) && !__is_final(Plain));

// Unions.
union Numbers { int i; float f; };
DEFAULT(Numbers, yes, yes);
CLASS(Numbers, yes, yes, yes, yes);
union NonTrivial { int i; Constructed c; HasDestructor d; CopiedByUser b; };
DEFAULT(NonTrivial, no, no); COPY(NonTrivial, no, no); DESTROY(NonTrivial, no, no);
union InitializedUnion { int i = 2; float f; };
DEFAULT(InitializedUnion, yes, no);
struct AnonymousNonTrivial { union { int i; HasDestructor d; }; };
DEFAULT(AnonymousNonTrivial, no, no); DESTROY(AnonymousNonTrivial, no, no);
struct AnonymousUnion { int k; union { int i; float f; }; };
CLASS(AnonymousUnion, yes, yes, yes, yes);
union UserDestroyed { HasDestructor d; UserDestroyed() {} ~UserDestroyed() {} };
DESTROY(UserDestroyed, yes, no); COPY(UserDestroyed, yes, no);
static_assert(!__is_trivially_copyable(UserDestroyed));

// Empty classes.
struct Statics { static int a; typedef int t; void f(); enum { e }; };
static_assert(__is_empty(Statics) && !__is_empty(Plain) && !__is_empty(Numbers) && !__is_empty(int));
struct Padding { int : 0; };
static_assert(__is_empty(Padding));
struct OnlyPadding { int : 3; };
static_assert(!__is_empty(OnlyPadding));
struct EmptyTwice : EmptyBase, Statics {};
static_assert(__is_empty(EmptyTwice));

// Templates.
template <class T> struct Box { T value; };
CLASS(Box<int>, yes, yes, yes, yes);
CLASS(Box<CopiedByUser>, no, no, yes, yes);
static_assert(__is_trivially_copyable(Box<Box<float>[2]>));
template <class T> struct Box<T *> { T *p; ~Box() {} };
CLASS(Box<int *>, no, no, yes, yes);
template <class T> struct Derives : T { Derives(const Derives &) = default; };
COPY(Derives<Plain>, yes, yes); COPY(Derives<CopiedByUser>, yes, no); COPY(Derives<Deleted>, no, no);
template <class... T> struct All : T... {};
static_assert(__is_trivially_copyable(All<Plain, Initialized>) && !__is_trivially_copyable(All<Plain, HasDestructor>));
template <class T> struct CopyOfTemplate { CopyOfTemplate(const CopyOfTemplate<T> &); };
COPY(CopyOfTemplate<int>, yes, no);

// Literal types.
struct HasConstexpr { int a; constexpr HasConstexpr(int v) : a(v) {} };
static_assert(__is_literal_type(Plain) && __is_literal_type(HasConstexpr) && __is_literal_type(int &) && __is_literal_type(int *));
static_assert(!__is_literal_type(Constructed) && !__is_literal_type(HasDestructor) && !__is_literal_type(Box<Constructed>));

// Other types.
enum class Mode { a };
typedef const Plain ConstPlain;
static_assert(__is_trivially_copyable(int) && __is_trivially_copyable(Mode) && __is_trivially_copyable(int *));
static_assert(__is_trivially_copyable(ConstPlain) && __is_trivially_copyable(Plain[2][3]) && !__is_trivially_copyable(int &));
static_assert(!__is_trivially_copyable(void) && __is_trivial(Plain *) && __is_standard_layout(Virtual *));
static_assert(std::is_trivially_destructible_v<int &> && std::is_destructible_v<HasDestructor &> && !std::is_destructible_v<void>);
static_assert(std::is_constructible_v<int> && std::is_constructible_v<int, float> && !std::is_constructible_v<int *, int>);
static_assert(std::is_constructible_v<int &, int &> && !std::is_constructible_v<int &, const int &> && !std::is_constructible_v<int &>);
static_assert(std::is_convertible_v<Derived *, Plain *> && !std::is_convertible_v<Plain *, Derived *> && std::is_convertible_v<Derived, Plain>);
static_assert(std::is_convertible_v<int *, const int *> && !std::is_convertible_v<const int *, int *> && std::is_convertible_v<int *, void *>);
static_assert(std::is_convertible_v<Derived &, Plain &> && !std::is_convertible_v<Mode, int> && std::is_convertible_v<void, void>);
static_assert(std::is_assignable_v<int &, float> && !std::is_assignable_v<int, int> && !std::is_assignable_v<const int &, int>);
struct ToInt { operator int() const; };
static_assert(std::is_convertible_v<ToInt, int> && std::is_convertible_v<ToInt, long> && !std::is_convertible_v<ToInt, int *>);
struct Call { int operator()(int, float) const; };
static_assert(std::is_invocable_v<Call, int, float> && std::is_invocable_v<const Call &, char, int> && !std::is_invocable_v<Call, int>);
static_assert(std::is_invocable_v<int (*)(int), int> && !std::is_invocable_v<int (*)(int)> && !std::is_invocable_v<int, int>);

// Representations.
struct Unpadded { int a; short b, c; };
struct Padded { int a; short b; };
static_assert(std::has_unique_object_representations_v<Unpadded> && !std::has_unique_object_representations_v<Padded>);
static_assert(!std::has_unique_object_representations_v<float> && std::has_unique_object_representations_v<int *>);
static_assert(offsetof(Unpadded, c) == 6 && offsetof(Holds, i) == 24 && __builtin_offsetof(Holds, p[2].b) == 20);

// Closures.
inline void closures(int n, HasDestructor d) {
    auto copies = [n] { return n; };
    auto refers = [&n] { return n; };
    auto holds = [d] {};
    static_assert(__is_trivially_copyable(decltype(copies)) && !__is_aggregate(decltype(copies)));
    static_assert(!std::is_default_constructible_v<decltype(copies)> && !std::is_copy_assignable_v<decltype(copies)>);
    static_assert(__is_trivially_copyable(decltype(refers)));
    static_assert(!__is_trivially_copyable(decltype(holds)) && std::is_copy_constructible_v<decltype(holds)>);
    static_assert(sizeof(copies) == 4 && sizeof(refers) == 8);
}
static_assert(std::is_constructible_v<DerivesConverting, int> && !std::is_constructible_v<DerivesConverting, int *>);

// Fold expressions.
template <class... T> struct Folds {
    static constexpr bool all = (__is_empty(T) && ...), any = (... || __is_empty(T));
    static constexpr int sum = (0 + ... + int(sizeof(T))), difference = (int(sizeof(T)) - ... - 1), left = (20 - ... - int(sizeof(T)));
};
static_assert(Folds<>::all && !Folds<>::any && Folds<>::sum == 0 && Folds<>::difference == 1);
static_assert(Folds<EmptyBase, Final>::all && !Folds<EmptyBase, int>::all && Folds<EmptyBase, int>::any);
static_assert(Folds<int, char, double>::sum == 13 && Folds<int, char>::difference == 4 && Folds<int, char>::left == 15);
static_assert(std::conjunction_v<std::is_integral<int>, std::is_empty<EmptyBase>> && !std::disjunction_v<std::is_empty<int>>);

// An override in one base serves the others where the overridden base is virtual.
struct Pure { virtual void f() = 0; virtual void g() = 0; };
struct OverridesF : virtual Pure { void f() override; };
struct OverridesG : virtual Pure { void g() override; };
struct OverridesBoth : OverridesF, OverridesG {};
struct OverridesOne : OverridesF, virtual Pure {};
struct Separate : Pure { void f() override; };
struct SeparateToo : Pure { void g() override; };
struct Apart : Separate, SeparateToo {};
static_assert(!__is_abstract(OverridesBoth) && __is_abstract(OverridesF) && __is_abstract(OverridesOne) && __is_abstract(Apart));
