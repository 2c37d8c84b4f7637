import SwiftSyntaxMacrosGenericTestSupport
import Testing

/// Which protocols break a rule of the architecture.
@Suite struct BoundaryReviewTests {
  @Test(arguments: [
    ("func show(_ rows: [ProductEntity])", "func show(_ rows: [ProductViewModel])", 22),
    ("var row: Shop.ProductEntity? { get }", "var row: Shop.ProductViewModel? { get }", 17),
    ("func show(then: (ProductEntity) -> Void)", "func show(then: (ProductViewModel) -> Void)", 20),
  ])
  func `keeps entities away from a View`(_ line: String, _ fixed: String, _ column: Int) {
    expectDiagnostics(
      of: "@Traced protocol ListViewProtocol: AnyObject {\n  \(line)\n}",
      says: [
        DiagnosticSpec(
          warning:
            "a View draws what is ready to be drawn; it may not see the entity 'ProductEntity'",
          column: column,
          fixes: ["hand over 'ProductViewModel' instead"]
        )
      ],
      fixed: "@Traced protocol ListViewProtocol: AnyObject {\n  \(fixed)\n}"
    )
  }

  @Test(arguments: [
    "ListViewOutput", "ListViewModelProtocol", "ListPresenterProtocol", "ListRouterProtocol",
  ])
  func `lets others see entities`(_ name: String) {
    expectDiagnostics(
      of: "@Traced protocol \(name): AnyObject {\n  func show(_ rows: [ProductEntity])\n}"
    )
  }

  @Test(arguments: [
    ("fetchProducts()", "fetchProducts()"), ("save(_ row: Row)", "save(_:)"),
    ("validate() -> Bool", "validate()"), ("products() -> [Product]", "products()"),
    ("getTitle() -> String", "getTitle()"),
  ])
  func `keeps business away from a Router`(_ requirement: String, _ selector: String) {
    expectDiagnostics(
      of: "@Traced protocol ListRouterProtocol: AnyObject {\n  func \(requirement)\n}",
      says: [
        DiagnosticSpec(
          warning: "a Router opens screens; move '\(selector)' to the Interactor",
          column: 8,
          fixes: ["keep it: '@Traced(checks: .off)'"]
        )
      ],
      fixed:
        "@Traced(checks: .off) protocol ListRouterProtocol: AnyObject {\n  func \(requirement)\n}"
    )
  }

  @Test(arguments: [
    "func openDetail(of id: Int)", "func canOpen() -> Bool", "func detail() -> UIViewController",
    "func getDetail() -> (any DetailViewProtocol)?", "func pick() async -> Product",
    "func close() -> Void", "func loader()", "var title: String { get }", "func end() -> ()",
  ])
  func `lets a Router open screens`(_ requirement: String) {
    expectDiagnostics(of: "@Traced protocol ListWireframe: AnyObject {\n  \(requirement)\n}")
  }

  @Test(arguments: ["ListRouter", "ListView"])
  func `says nothing where the checks are off`(_ name: String) {
    expectDiagnostics(
      of: """
        @Traced(checks: .off) protocol \(name): AnyObject {
          func fetch() -> ProductEntity
        }
        """
    )
  }
}
