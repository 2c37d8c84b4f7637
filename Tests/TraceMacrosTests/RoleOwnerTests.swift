import SwiftSyntax
import SwiftSyntaxBuilder
import Testing

/// Tests properties that cannot have accessors, since an initializer outside the isolation of its object sets them.
@Suite struct RoleOwnerTests {
  @Test(arguments: [
    ("actor A", "var p: any P", "init(p: any P) { self.p = p }", false),
    ("actor A", "weak var p: (any P)?", "init(p: any P) { self.p = p }", false),
    ("@MainActor class C", "var p: any P", "nonisolated init(p: any P) { self.p = p }", false),
    ("actor A", "nonisolated private(set) var p: any P", "init(p: any P) { self.p = p }", true),
    ("actor A", "var p: any P", "init(p: any P) async { self.p = p }", true),
    ("actor A", "var p: any P", "@MainActor init(p: any P) {}", true),
    ("actor A", "var p: (any P)?", "init() { let other = p }", true),
    ("actor A", "@Unseen var p: any P", "init(p: any P) { self.p = p }", false),
    ("@MainActor class C", "var p: any P", "init(p: any P) { self.p = p }", true),
    ("class C", "var p: any P", "nonisolated init(p: any P) { self.p = p }", true),
  ])
  func `makes no seam of a property set before isolation`(
    _ owner: String,
    _ property: String,
    _ initializer: String,
    _ isSeam: Bool
  ) throws {
    let declaration: DeclSyntax =
      "@Role(.interactor) \(raw: owner) {\n  \(raw: property)\n  \(raw: initializer)\n}"
    let owner = try #require(RoleOwner(declaration))
    #expect(owner.properties.filter(owner.records).count == (isSeam ? 1 : 0))
  }
}
