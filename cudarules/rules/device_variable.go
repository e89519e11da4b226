package rules

import (
	"slices"

	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// Rules on host variables in device code: CUDA C++ Programming Guide 5.3.9.3,
// 5.3.9.4.2 and 5.3.9.6.2.

func init() {
	register(deviceHostVariable, rule.Info{
		ID: "device-host-variable", Class: rule.IllFormed, Accepted: rule.Undefined, Section: "CUDA C++ Programming Guide 5.3.9.3, 5.3.9.4.2, CUDA C++ Guidelines for Robust and Safety-Critical Programming, CUDA-1.13",
		Doc: "Device code neither reads nor writes a non-const variable of the host, nor uses a reference of the host's: nvcc warns where it knows what the reference is bound to.",
		Bad: `float threshold = 0.5f;
__global__ void binarize(float *img) { img[threadIdx.x] = img[threadIdx.x] > threshold; }`,
		Good: `__managed__ float threshold = 0.5f;
__global__ void binarize(float *img) { img[threadIdx.x] = img[threadIdx.x] > threshold; }`,
	})
	register(deviceStaticMember, rule.Info{
		ID: "device-static-member", Class: rule.IllFormed, Section: "CUDA C++ Programming Guide 5.3.9.6.2",
		Doc: "Device code uses no static data member that is not const or constexpr.",
		Bad: `struct Settings { static int iterations; };
__global__ void k(float *x) { for (int i = 0; i < Settings::iterations; ++i) *x *= 0.5f; }`,
		Good: `struct Settings { static constexpr int iterations = 10; };
__global__ void k(float *x) { for (int i = 0; i < Settings::iterations; ++i) *x *= 0.5f; }`,
	})
}

func deviceHostVariable(p *pass) {
	emitted := p.Reached((*sema.Function).IsEmitted) // functions needed by host code are also made for the device
	p.eachHostVariable(func(u variableUse) {
		known := u.Variable.Type().IsReference() && !isUnknownToDevice(u.Variable)
		if !isNotConst(u.Variable) || known && u.Variable.IsLocal() {
			return
		}
		if u.Variable.Member != nil && u.Variable.Type().IsReference() && !refersToHost(u.Variable) {
			return // device-static-member
		}
		// nvcc but warns where it makes no code: of objects, which code that may be the host's names for that.
		unmade := p.Unit(u.Variable.Node).Prelude && !emitted(u.in.Function)
		if unmade && (u.in.IsPattern() || u.in.Function.RunsOn(sema.Host) != sema.No || u.Variable.Type().Kind != sema.RecordType) {
			return
		}
		if r := p.report(u.Node, "%s uses host variable '%s'", describe(u.in.Function), u.Variable); known || unmade {
			r.accepted()
		}
	})
}

// isUnknownToDevice reports whether nvcc does not know the referent of a host reference, or knows that it is a variable which
// the device does not have. It only warns of the others.
func isUnknownToDevice(ref *sema.Variable) bool {
	return refersToHost(ref) || ref.Initializer().IsZero() || ref.HasRuntimeInitializer() == sema.Yes
}

// refersToHost reports whether a reference is bound to a variable of the host that
// is not const.
func refersToHost(ref *sema.Variable) bool {
	init := ref.Initializer()
	if init.Is(syntax.ArgumentList, syntax.InitializerList) {
		init = init.First()
	}
	v, ok := ref.Scope.ValueAt(init).Entity.(*sema.Variable)
	return ok && !v.Parameter && (v.Scope.Kind == sema.NamespaceScope || v.Member != nil && v.IsStatic()) &&
		isNotConst(v) && !v.Type().IsReference() && v.LiesIn(sema.AnyMemory) == sema.No
}

func deviceStaticMember(p *pass) {
	p.eachHostVariable(func(u variableUse) {
		if u.Variable.Member != nil && isNotConst(u.Variable) {
			p.report(u.Node, "%s uses static data member '%s', which is not const", describe(u.in.Function), u.Variable)
		}
	})
}

// isNotConst reports whether a variable is certain not to be const.
func isNotConst(v *sema.Variable) bool {
	t := v.Type()
	for t.Kind == sema.Array {
		t = t.Elem
	}
	return t.Kind != sema.UnknownType && !t.IsConst() && !v.IsConstexpr()
}

// A variableUse is a use of a variable in a body.
type variableUse struct {
	in *sema.Body
	sema.Use
}

// eachHostVariable has visit look at the uses of host variables in device code.
func (p *pass) eachHostVariable(visit func(variableUse)) {
	p.eachDeviceBody(func(b *sema.Body) {
		for _, u := range p.hostVariables.get(b, p.usedHostVariables) {
			visit(u)
		}
	})
}

func (p *pass) usedHostVariables(b *sema.Body) []variableUse {
	var found []variableUse
	uses := b.Uses()
	for i := range uses {
		if p.isHostVariable(&uses[i]) {
			found = append(found, variableUse{b, uses[i]})
		}
	}
	return found
}

// isHostVariable reports whether a use, in code that runs, is that of a
// variable with static storage duration that carries no memory space.
func (p *pass) isHostVariable(u *sema.Use) bool {
	v := u.Variable
	if v == nil || u.Constant || v.Parameter || v.Binding || isTemplateParameterObject(u) {
		return false
	}
	switch {
	case v.Scope.Kind == sema.NamespaceScope || v.Member != nil && v.IsStatic():
	case v.IsLocal() && v.Specifiers().Has(syntax.Extern):
		for _, e := range v.Scope.Namespace().Find(v.Name) {
			if outer, ok := e.(*sema.Variable); !ok || outer.LiesIn(sema.AnyMemory) != sema.No {
				return false // declared once more
			}
		}
	case !isHostLocal(v) || u.Scope.EnclosingBody() == nil || u.Scope.EnclosingBody().Lambda == nil:
		return false // of members of a local class no code is made
	}
	if p.Unit(v.Node).Prelude && (v.Scope.Kind != sema.NamespaceScope || !isNotConst(v)) {
		return false
	}
	if t := v.Type(); t.Kind == sema.RecordType && isTexture(t.Record) {
		return false
	}
	return !v.MayBeSpecialized() && v.LiesIn(sema.AnyMemory) == sema.No
}

// isTemplateParameterObject reports whether a use names an object of a class by a template parameter that is no reference: that
// is an object of the instance's own ([temp.param]), which the device also has.
func isTemplateParameterObject(u *sema.Use) bool {
	declarator := templateParameter(u.Node.Unparen()).Child(syntax.FieldDeclarator)
	return declarator.Kind() == syntax.Identifier && u.Variable.Type().Kind == sema.RecordType
}

// templateParameter returns the declaration of the template parameter that an identifier names; zero if it names none.
func templateParameter(name syntax.Node) syntax.Node {
	if name.Kind() != syntax.Identifier {
		return syntax.Node{}
	}
	for at := name.Parent(); !at.IsZero(); at = at.Parent() {
		if at.Kind() != syntax.TemplateDeclaration {
			continue
		}
		for param := range at.Child(syntax.FieldParameters).Children() {
			if d := declaredName(param.Child(syntax.FieldDeclarator)); d.Kind() == syntax.Identifier && d.Text() == name.Text() {
				return param
			}
		}
	}
	return syntax.Node{}
}

// isHostLocal reports whether a variable is a static one of a function that runs on
// the host alone: to a lambda in it that runs on the device it is one of the host's.
func isHostLocal(v *sema.Variable) bool {
	if !v.IsLocal() || !v.IsStatic() {
		return false
	}
	f := v.Scope.EnclosingBody()
	return f != nil && f.RunsOn(sema.Device) == sema.No
}

// isTexture reports whether the objects of a class are references to textures or
// surfaces, which the compiler keeps for both sides.
func isTexture(r *sema.Record) bool {
	return slices.ContainsFunc(r.Node().DeclMarks(), func(m syntax.Mark) bool { return m.Word == syntax.TextureType })
}
