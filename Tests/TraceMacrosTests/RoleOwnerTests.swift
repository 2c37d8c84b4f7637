import SwiftSyntaxMacrosGenericTestSupport
import Testing

/// What an initializer sets that does not run in the isolation of its object.
@Suite struct RoleOwnerTests {
  private func source(_ owner: String, _ property: String, _ initializer: String) -> String {
    "@Role(.interactor) \(owner) {\n  \(property)\n  \(initializer)\n}"
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
  ) {
    let initializer = "init(p: any P) { self.p = p }"
    expectDiagnostics(
      of: source("actor A", property, initializer),
      says: [DiagnosticSpec(.roleSetOutside, line: 2, column: column, fix: .makeNonisolated)],
      fixed: source("actor A", fixed, initializer)
    )
  }

  @Test func `asks for it in a class with a global actor, too`() {
    let owner = "@MainActor class C"
    let initializer = "nonisolated init(p: any P) { self.p = p }"
    expectDiagnostics(
      of: source(owner, "var p: any P", initializer),
      says: [DiagnosticSpec(.roleSetOutside, line: 2, column: 3, fix: .makeNonisolated)],
      fixed: source(owner, "nonisolated private(set) var p: any P", initializer)
    )
  }

  @Test(arguments: [
    ("actor A", "nonisolated private(set) var p: any P", "init(p: any P) { self.p = p }"),
    ("actor A", "var p: any P", "init(p: any P) async { self.p = p }"),
    ("actor A", "var p: any P", "@MainActor init(p: any P) {}"),
    ("actor A", "var p: (any P)?", "init() { let other = p }"),
    ("actor A", "@Unseen let p: any P", "init(p: any P) { self.p = p }"),
    ("@MainActor class C", "var p: any P", "init(p: any P) { self.p = p }"),
    ("class C", "var p: any P", "nonisolated init(p: any P) { self.p = p }"),
  ])
  func `says nothing where it can be recorded, or need not be`(
    _ owner: String,
    _ property: String,
    _ initializer: String
  ) {
    expectDiagnostics(of: source(owner, property, initializer))
  }
}
