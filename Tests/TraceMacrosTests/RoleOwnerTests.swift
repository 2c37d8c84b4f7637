import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacrosGenericTestSupport
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

/// Tests references that a property wrapper or `@Observable` stores.
@Suite struct StorageConflictTests {
  private let wrapped =
    "'@Injected' keeps its own storage, so messages through 'service' cannot be recorded; mark it "
    + "'@Unseen', or make it a plain 'var'"

  @Test func `makes no seam of a property with a wrapper`() {
    expectExpansion(
      of: "@Role(.presenter) class A {\n  @Injected var service: any Service\n}",
      is: "class A {\n  @Injected var service: any Service\n\(ending(of: "A"))"
    )
  }

  @Test func `refuses @Seam beside a property wrapper`() {
    expectExpansion(
      of: "@Role(.presenter) class A {\n  @Seam @Injected var service: Service?\n}",
      says: [DiagnosticSpec(error: wrapped, column: 9, fixes: ["mark it '@Unseen' instead"])],
      fixed: "@Role(.presenter) class A {\n  @Unseen @Injected var service: Service?\n}"
    )
  }

  @Test(arguments: [
    "@IBOutlet", "@objc", "@MainActor", "@ShopActor", "@ObservationIgnored", "@nonobjc",
    "@available(iOS 17, *)", "@_spi(Tests)", "@Unseen @Injected",
  ])
  func `knows the attributes that leave the storage alone`(_ all: String) {
    expectExpansion(of: "@Role(.presenter) class A {\n  \(all) var service: any Service\n}")
  }

  @Test(arguments: ["Observable", "Observation.Observable"])
  func `adds nothing to a reference of an observable class`(_ attribute: String) {
    expectExpansion(
      of: "@\(attribute) @Role(.presenter) class A {\n  weak var view: ListViewProtocol?\n}",
      is: "@\(attribute) class A {\n  weak var view: ListViewProtocol?\n\(ending(of: "A"))"
    )
  }

  @Test(arguments: [
    "@Seam @ObservationIgnored weak var view: ListViewProtocol?", "var title = \"\"",
    "var count: Int", "@Unseen var service: any Service",
  ])
  func `does not change other members of an observable class`(_ line: String) {
    expectExpansion(of: "@Observable @Role(.presenter) class A {\n  \(line)\n}")
  }
}
