import SwiftSyntaxMacrosGenericTestSupport
import Testing

@testable import TraceMacros

/// What an initializer sets that does not run in the isolation of its object.
@Suite struct RoleOwnerTests {
  private func expectRefusal(
    of property: String,
    column: Int,
    fixed: String,
    in owner: String = "actor A",
    _ initializer: String = "init(p: any P) { self.p = p }"
  ) {
    func source(_ property: String) -> String {
      "@Role(.interactor) \(owner) {\n  \(property)\n  \(initializer)\n}"
    }
    expectDiagnostics(
      of: source(property),
      says: [DiagnosticSpec(.roleSetOutside, line: 2, column: column, fix: .makeNonisolated)]
    )
    #expect(!fixed.isEmpty)
  }

  private func expectNothing(of property: String, in owner: String, _ initializer: String) {
    expectDiagnostics(of: "@Role(.interactor) \(owner) {\n  \(property)\n  \(initializer)\n}")
  }

  @Test(arguments: [
    ("let p: any P", 3, "nonisolated private(set) var p: any P"),
    ("private let p: any P", 11, "private nonisolated var p: any P"),
    ("var p: any P", 3, "nonisolated private(set) var p: any P"),
    ("private(set) var p: any P", 16, "private(set) nonisolated var p: any P"),
    ("weak var p: (any P)?", 8, "weak nonisolated private(set) var p: (any P)?"),
  ])
  func `asks for 'nonisolated' where an actor's initializer sets it`(
    _ property: String,
    _ column: Int,
    _ fixed: String
  ) throws {
    expectRefusal(of: property, column: column, fixed: fixed)
  }

  @Test func `asks for it in a class with a global actor, too`() {
    expectRefusal(
      of: "var p: any P",
      column: 3,
      fixed: "nonisolated private(set) var p: any P",
      in: "@MainActor class C",
      "nonisolated init(p: any P) { self.p = p }"
    )
  }
}
