import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacrosGenericTestSupport
import Testing

/// Tests `@Role` on declarations without objects, or with a role already.
@Suite struct MisplacedRoleTests {
  @Test(arguments: ["View", "SwiftUI.View"])
  func `gives no role to a SwiftUI View`(_ parent: String) {
    expectExpansion(
      of: "@Role(.view)\nstruct ListView: \(parent) {\n  var p: any P\n}",
      is: "struct ListView: \(parent) {\n  var p: any P\n}",
      says: [
        DiagnosticSpec(
          error: "'@Role' cannot follow a SwiftUI View: a struct has no identity; give the role to "
            + "the object that it observes",
          line: 1,
          column: 1,
          fixes: ["remove '@Role'"]
        )
      ],
      fixed: "\nstruct ListView: \(parent) {\n  var p: any P\n}"
    )
  }

  @Test func `gives no second role to a subclass`() {
    var messages: [String] = []
    assertMacroExpansion(
      "@Role(.view) class A: B {\n}",
      expandedSource: "class A: B {\n}",
      diagnostics: [
        DiagnosticSpec(
          error:
            "a superclass has '@Role' already, and an object has one role: take '@Role' away from the "
            + "superclass if only objects of this class are created, else from this class",
          line: 1,
          column: 1,
          fixes: ["remove '@Role'"]
        )
      ],
      macroSpecs: ["Role": MacroSpec(type: RoleMacro.self)],
      fixedSource: "class A: B {\n}"
    ) { messages.append($0.message) }
    #expect(messages.isEmpty)
  }

  @Test(arguments: ["struct A: B", "struct A", "enum A"])
  func `gives no role to a value`(_ declaration: String) {
    expectExpansion(
      of: "@Role(.view) \(declaration) {\n}",
      is: "\(declaration) {\n}",
      says: [
        DiagnosticSpec(
          error: "'@Role' goes on a class or an actor: only an object has a place in a "
            + "conversation",
          line: 1,
          column: 1,
          fixes: ["remove '@Role'"]
        )
      ],
      fixed: "\(declaration) {\n}"
    )
  }
}
