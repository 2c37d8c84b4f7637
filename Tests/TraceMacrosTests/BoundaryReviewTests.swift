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
      of: "@Proxied protocol ListViewProtocol: AnyObject {\n  \(line)\n}",
      says: [
        DiagnosticSpec(
          warning:
            "a View draws what is ready to be drawn; it may not see the entity 'ProductEntity'",
          column: column,
          fixes: ["hand over 'ProductViewModel' instead"]
        )
      ],
      fixed: "@Proxied protocol ListViewProtocol: AnyObject {\n  \(fixed)\n}"
    )
  }

  @Test func `asks for objects where a reference must be weak`() {
    let requirement = "{\n  func show()\n}"
    expectDiagnostics(
      of: "@Proxied protocol ListViewProtocol \(requirement)",
      says: [
        DiagnosticSpec(
          warning:
            "a Presenter references its View weakly, so 'ListViewProtocol' must inherit 'AnyObject'",
          line: 1,
          column: 19,
          fixes: ["let it inherit 'AnyObject'"]
        )
      ],
      fixed: "@Proxied protocol ListViewProtocol: AnyObject \(requirement)"
    )
  }

  @Test(arguments: [
    "@Proxied(checks: .off) protocol ListViewProtocol", "@Proxied protocol ListPresenterProtocol",
    "@Proxied protocol ListViewProtocol: BaseProtocol", "@Proxied protocol ListViewModelProtocol",
    "@Proxied protocol ListViewProtocol where Self: AnyObject",
  ])
  func `asks for nothing where it is not sure`(_ declaration: String) {
    expectDiagnostics(of: "\(declaration) {\n  func show()\n}")
  }

  @Test(arguments: [
    ("func load(_ done: @Sendable @escaping Shop.Done)", "done", "Shop.Done", 41),
    ("func each(_ body: Shop.RowClosure)", "body", "Shop.RowClosure", 21),
    ("func each(_ body: @MainActor Callback)", "body", "Callback", 32),
  ])
  func `says which closure an alias hides`(
    _ line: String,
    _ name: String,
    _ type: String,
    _ column: Int
  ) {
    let warning = DiagnosticSpec(
      warning: "calls of '\(name)' are not recorded, since '\(type)' hides the type of a closure; "
        + "write it out",
      column: column
    )
    let source = "protocol ListInteractorInput: AnyObject {\n  \(line)\n}"
    expectDiagnostics(of: "@Proxied \(source)", says: [warning])
    expectDiagnostics(of: "@Proxied(checks: .off) \(source)")
    let method = "class A {\n  \(line) {}\n}"
    expectDiagnostics(of: "@Role(.view) \(method)", says: [warning])
    expectDiagnostics(of: "@Role(.view, checks: .off) \(method)")
  }

  @Test(arguments: [
    ("func edit(_ change: (inout Row) -> Void)", "change", "(inout Row) -> Void", 23),
    (
      "func edit(each change: @escaping (Row...) -> Row)", "change", "@escaping (Row...) -> Row", 26
    ),
    ("func edit(_ steps: [() -> Void]?)", "steps", "[() -> Void]?", 22),
    ("func edit(_ step: @convention(c) (Int) -> Int)", "step", "@convention(c) (Int) -> Int", 21),
  ])
  func `says which closure nothing can wrap`(
    _ line: String,
    _ name: String,
    _ type: String,
    _ column: Int
  ) {
    let source = "protocol ListInteractorInput: AnyObject {\n  \(line)\n}"
    expectDiagnostics(of: "@Proxied \(source)", says: [unwrappable(name, type, column)])
    expectDiagnostics(of: "@Proxied(checks: .off) \(source)")
    let method = "class A {\n  \(line) {}\n}"
    expectDiagnostics(
      of: "@Role(.view) \(method)",
      says: [unwrappable(name, type, column)]
    )
    expectDiagnostics(of: "@Role(.view, checks: .off) \(method)")
  }

  @Test func `says that nothing can wrap any number of closures`() {
    let method = "class A {\n  func edit(_ steps: ((Row) -> Row)...) {}\n}"
    expectDiagnostics(
      of: "@Role(.view) \(method)",
      says: [unwrappable("steps", "((Row) -> Row)...", 22)]
    )
  }

  private func unwrappable(_ name: String, _ type: String, _ column: Int) -> DiagnosticSpec {
    DiagnosticSpec(
      warning:
        "calls of '\(name)' are not recorded, since nothing can wrap '\(type)'; hand over one "
        + "closure, of plain values",
      column: column
    )
  }

  @Test func `says nothing of an autoclosure`() {
    expectDiagnostics(
      of:
        "@Role(.view) class A {\n  func log(_ text: @autoclosure () -> String) {}\n}"
    )
  }

  @Test(arguments: [
    "func load(_ done: @escaping (Int) -> Void)", "func load(_ done: Done)",
    "func load(_ done: @autoclosure @escaping () -> Int)", "func load(_ done: @MainActor Done)",
    "func load(_ done: Callback?)", "func load(_ block: TextBlock)",

  ])
  func `says nothing of a closure that is written out, or of what may be none`(_ line: String) {
    expectDiagnostics(of: "@Proxied protocol ListInteractorInput: AnyObject {\n  \(line)\n}")
  }

  @Test(arguments: [
    "ListViewOutput", "ListViewModelProtocol", "ListPresenterProtocol", "ListRouterProtocol",
  ])
  func `lets others see entities`(_ name: String) {
    expectDiagnostics(
      of: "@Proxied protocol \(name): AnyObject {\n  func show(_ rows: [ProductEntity])\n}"
    )
  }

  @Test(arguments: [
    ("fetchProducts()", "fetchProducts()"), ("save(_ row: Row)", "save(_:)"),
    ("validate() -> Bool", "validate()"), ("products() -> [Product]", "products()"),
    ("getTitle() -> String", "getTitle()"),
  ])
  func `keeps business away from a Router`(_ requirement: String, _ selector: String) {
    expectDiagnostics(
      of: "@Proxied protocol ListRouterProtocol: AnyObject {\n  func \(requirement)\n}",
      says: [
        DiagnosticSpec(
          warning: "a Router opens screens; move '\(selector)' to the Interactor",
          column: 8,
          fixes: ["keep it: '@Proxied(checks: .off)'"]
        )
      ],
      fixed:
        "@Proxied(checks: .off) protocol ListRouterProtocol: AnyObject {\n  func \(requirement)\n}"
    )
  }

  @Test(arguments: [
    "func openDetail(of id: Int)", "func canOpen() -> Bool", "func detail() -> UIViewController",
    "func getDetail() -> (any DetailViewProtocol)?", "func pick() async -> Product",
    "func close() -> Void", "func loader()", "var title: String { get }", "func end() -> ()",
  ])
  func `lets a Router open screens`(_ requirement: String) {
    expectDiagnostics(of: "@Proxied protocol ListWireframe: AnyObject {\n  \(requirement)\n}")
  }

  @Test(arguments: ["ListRouter", "ListView"])
  func `says nothing where the checks are off`(_ name: String) {
    expectDiagnostics(
      of: """
        @Proxied(checks: .off) protocol \(name): AnyObject {
          func fetch() -> ProductEntity
        }
        """
    )
  }
}
