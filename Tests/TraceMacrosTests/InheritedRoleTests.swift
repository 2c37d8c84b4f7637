import SwiftSyntaxMacroExpansion
import Testing

/// Tests `@Role` on a class whose superclass has a role.
@Suite struct InheritedRoleTests {
  @Test func `gives no second role to a subclass`() {
    // The compiler does not let the macro add a conformance that the superclass has.
    let macros = ["Role": MacroSpec(type: RoleMacro.self)]
    let expansion = Expansion(of: "@Role(.view) class A: B {\n}", by: macros)
    #expect(expansion.text == "class A: B {\n}")
    #expect(
      expansion.diagnostics.map(\.description) == [
        """
        1:1: error: a superclass has '@Role' already, and an object has one role: take '@Role' away from the superclass \
        if only objects of this class are created, else from this class
          fix: remove '@Role'
          -@Role(.view) class A: B {
          +class A: B {
        """
      ]
    )
  }
}
