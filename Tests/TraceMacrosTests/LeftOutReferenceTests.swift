import SwiftSyntaxMacrosGenericTestSupport
import Testing

/// Which references `@Role` leaves out, and what it offers then.
@Suite struct LeftOutReferenceTests {
  private func start(_ line: String) -> String {
    "@Role(\"Own\", as: .store) class A {\n  \(line)\n}"
  }

  @Test(arguments: [
    ("weak var screen: ListScreen?", "ListScreen", 8),
    ("var presenter: ListPresenter?", "ListPresenter", 3),
    ("private unowned var screen: Shop.ListScreen", "Shop.ListScreen", 19),
    ("weak var listener: ListListener?", "ListListener", 8),
    ("var logic: ListBusinessLogic?", "ListBusinessLogic", 3),
    ("var router: ListRouting?", "ListRouting", 3), ("var module: ListModule?", "ListModule", 3),
    ("weak var view: ListPresentable?", "ListPresentable", 8),
    ("var gateway: ListGateway", "ListGateway", 3), ("var worker: ListWorker!", "ListWorker", 3),
    ("var session: SessionProvider", "SessionProvider", 3),
    ("var quotes: QuoteFetching", "QuoteFetching", 3),
  ])
  func `offers both marks where a name may be a protocol's`(
    _ line: String,
    _ type: String,
    _ column: Int
  ) {
    let name = line.split(separator: ":")[0].split(separator: " ").last ?? ""
    let warning = DiagnosticSpec(
      warning: "messages through '\(name)' are not recorded; mark it '@Seam' if '\(type)' is a "
        + "'@Traced' protocol, else '@Unseen'; objects of a class with 'standIns: .off' are heard all the same",
      column: column,
      fixes: ["add '@Seam'", "add '@Unseen'"]
    )
    expectDiagnostics(
      of: start(line),
      says: [warning],
      applying: "add '@Seam'",
      fixed: start("@Seam \(line)")
    )
    expectDiagnostics(
      of: start(line),
      says: [warning],
      applying: "add '@Unseen'",
      fixed: start("@Unseen \(line)")
    )
  }

  @Test(arguments: [
    ("weak var screen: ListViewController?", "ListViewController", 8),
    ("var screen: DetailViewController?", "DetailViewController", 3),
    ("weak var owner: AnyObject?", "AnyObject", 8),
    ("private var service = ListService()", "", 0),
    ("private var service: ListService = ListService()", "ListService", 11),
    ("var service: Service<Int>?", "", 0),
    ("var service: Own.ListService<Int>?", "Own.ListService<Int>", 3),
  ])
  func `offers no seam where the type is surely a class`(
    _ line: String,
    _ type: String,
    _ column: Int
  ) {
    if type.isEmpty { return expectDiagnostics(of: start(line)) }
    let name = line.split(separator: ":")[0].split(separator: " ").last ?? ""
    expectDiagnostics(
      of: start(line),
      says: [
        DiagnosticSpec(
          warning: "messages through '\(name)' are not recorded; declare a '@Traced' protocol for "
            + "'\(type)', or mark it '@Unseen'",
          column: column,
          fixes: ["add '@Unseen'"]
        )
      ],
      fixed: start("@Unseen \(line)")
    )
  }

  @Test(arguments: [
    ("var onDone: (() -> Void)?", "@Seam var onDone: (() -> Void)?", "add '@Seam'", 3),
    (
      "public var onDone: @MainActor (Int) -> Void",
      "@Seam public var onDone: @MainActor (Int) -> Void", "add '@Seam'", 10
    ),
    (
      "let onDone: () -> Void", "@Seam private(set) var onDone: () -> Void",
      "add '@Seam', and make it a 'private(set) var'", 3
    ),
    (
      "private let onDone: () -> Void", "@Seam private var onDone: () -> Void",
      "add '@Seam', and make it a 'private(set) var'", 11
    ),
  ])
  func `asks for a mark on a closure`(
    _ line: String,
    _ fixed: String,
    _ fix: String,
    _ column: Int
  ) {
    expectDiagnostics(
      of: start(line),
      says: [
        DiagnosticSpec(
          warning: "messages through the closure 'onDone' are not recorded; mark it '@Seam', or "
            + "'@Unseen'",
          column: column,
          fixes: [fix, "add '@Unseen'"]
        )
      ],
      applying: fix,
      fixed: start(fixed)
    )
  }

  @Test func `offers no seam where the value comes late`() {
    expectDiagnostics(
      of: start("lazy var presenter: any ListPresenterProtocol = make()"),
      says: [
        DiagnosticSpec(
          warning: "messages through 'presenter' are not recorded; make it a plain 'var', or mark "
            + "it '@Unseen'",
          column: 8,
          fixes: ["add '@Unseen'"]
        )
      ],
      fixed: start("@Unseen lazy var presenter: any ListPresenterProtocol = make()")
    )
  }

  @Test(arguments: [
    (
      "var list: [any ListListenerProtocol] = []",
      "since it holds more than one 'any ListListenerProtocol'; use 'standIns: .off', or", 3
    ),
    (
      "private let list: [ListOutput]?",
      "since it holds more than one 'ListOutput'; use 'standIns: .off', or", 11
    ),
    (
      "weak var list: ListOutput? { didSet {} }",
      "since a seam would silence its observer; make that a method, or", 8
    ),
    ("let listRepo = resolve(Repo.self)!", "since its type is not written; write it out, or", 3),
    ("var listStore = try container.make()", "since its type is not written; write it out, or", 3),
    ("lazy var router = makeRouter()", "since its type is not written; write it out, or", 8),
  ])
  func `says why nothing is recorded`(_ line: String, _ reason: String, _ column: Int) {
    let name = line.split { ":=".contains($0) }[0].split(separator: " ").last ?? ""
    expectDiagnostics(
      of: start(line),
      says: [
        DiagnosticSpec(
          warning: "messages through '\(name)' are not recorded, \(reason) mark it '@Unseen'",
          column: column,
          fixes: ["add '@Unseen'"]
        )
      ],
      fixed: start("@Unseen \(line)")
    )
    expectDiagnostics(of: start("@Unseen \(line)"))
    expectDiagnostics(of: start(line).replacing(") class", with: ", standIns: .off) class"))
  }

  @Test(arguments: [
    ("var onDone: ListCallback?", "ListCallback", 3),
    ("let onDone: Shop.CompletionHandler", "Shop.CompletionHandler", 3),
  ])
  func `asks for the type of a closure that an alias hides`(
    _ line: String,
    _ type: String,
    _ column: Int
  ) {
    for source in [start(line), start(line).replacing(") class", with: ", standIns: .off) class")] {
      expectDiagnostics(
        of: source,
        says: [
          DiagnosticSpec(
            warning: "calls of 'onDone' are not recorded, since '\(type)' hides the type of a "
              + "closure; write it out",
            column: column,
            fixes: ["add '@Unseen'"]
          )
        ],
        fixed: source.replacing(line, with: "@Unseen \(line)")
      )
    }
  }

  @Test(arguments: [
    "func open(from view: ListViewProtocol) { view.close() }",
    "func open(_ view: any ListView) { view.close(); view.close() }",
    "func open(from view: ListViewInput?) { view?.close() }",
  ])
  func `says that nothing is recorded through an argument`(_ method: String) throws {
    let source = start(method)
    expectDiagnostics(
      of: source,
      says: [
        DiagnosticSpec(
          warning:
            "messages through 'view' are not recorded, since it is an argument; hold it in a "
            + "'var', or give its class 'standIns: .off'",
          column: 3
            + (try #require(method.firstRange(of: "view"))).lowerBound.utf16Offset(in: method),
          fixes: ["keep it: 'checks: .off'"]
        )
      ],
      fixed: source.replacing(") class", with: ", checks: .off) class")
    )
    expectDiagnostics(of: source.replacing(") class", with: ", checks: .off) class"))
  }

  @Test(arguments: [
    "func open(from view: ListViewProtocol) { (view as? ViewController)?.close() }",
    "func open(from view: ListViewProtocol) { if let view = view as? ViewController { view.close() } }",
    "func open(_ input: SearchInput) { input.check() }",
    "func open(_ view: ListViewProtocol) { router?.open(view) }",
    "func open(_ row: Row) { row.check() }",
    "func open(_ view: ListViewProtocol) { self.view?.close() }",
    "static func open(_ view: ListViewProtocol) { view.close() }",
  ])
  func `says nothing of an argument through which nothing is sent`(_ method: String) {
    expectDiagnostics(of: start(method))
  }

  @Test(arguments: ["view?.close()", "self.view!.close(); view?.close()"])
  func `says that nothing is recorded through a superclass's property`(_ body: String) {
    let source = """
      @Role(.presenter) class ListPresenter: BasePresenter<ListView> {
        func open() { \(body) }
      }
      """
    let fix = "keep it: 'checks: .off'"
    expectDiagnostics(
      of: source,
      says: [
        DiagnosticSpec(
          warning:
            "messages through 'view' are not recorded, since 'BasePresenter<ListView>' declares "
            + "it; give that class the role instead, or the class of the object 'standIns: .off'",
          column: 17,
          fixes: [fix]
        )
      ],
      applying: fix,
      fixed: source.replacing("(.presenter)", with: "(.presenter, checks: .off)")
    )
  }

  @Test(arguments: [
    "class ListPresenter: BasePresenter { func open(_ view: Row) { view.close() } }",
    "class ListPresenter: BasePresenter { var view: Int { 0 }; func open() { view.close() } }",
    "class ListPresenter: ListPresenterProtocol { func open() { view?.close() } }",
    "class ListController: UIViewController { func open() { view.close() } }",
    "class ListController: BaseViewController { func open() { view.close() } }",
  ])
  func `says nothing of a property that another than a superclass declares`(_ text: String) {
    expectDiagnostics(of: "@Role(.presenter) \(text)")
  }

  @Test func `offers no seam beside a property wrapper`() {
    expectDiagnostics(
      of: start("@Injected var service: ListService"),
      says: [
        DiagnosticSpec(
          warning: "messages through 'service' are not recorded; declare a '@Traced' protocol for "
            + "'ListService', or mark it '@Unseen'",
          column: 13,
          fixes: ["add '@Unseen'"]
        )
      ],
      fixed: start("@Unseen @Injected var service: ListService")
    )
  }

  @Test(arguments: [
    "var title: String?", "var product: ProductEntity?", "var rows: [RowPresenter] = []",
    "var pair: (a: APresenter, b: B)?", "@IBOutlet weak var tableView: UITableView!",
    "weak var tableView: UITableView?", "weak var viewController: UIViewController?",
    "var fileManager: FileManager", "var locations: CLLocationManager?", "weak var view: View?",
    "static var service: ListService?", "@Unseen var service: ListService?",
    "@Unseen var onDone: (() -> Void)?", "weak var view: (any ListViewProtocol)?",
    "var number: Int", "var store: Store?", "weak var delegate: UITableViewDelegate?",
    "weak var source: (any UIKit.UITableViewDataSource)?", "@IBOutlet weak var view: ListDelegate?",
    "var heading: String", "var rating: Rating", "var rows: [ListRow] = []",
    "var children: [any Coordinator] = []",
    "let store = ListStore()", "let title = makeTitle()", "let restore = makeText()",
    "static let store = makeStore()", "let store = 3", "var router: Int { didSet {} }",
  ])
  func `says nothing of values, marks and the system's classes`(_ line: String) {
    expectDiagnostics(of: start(line))
  }

  @Test(arguments: [".view", ".controller"])
  func `takes the views of a View for its own parts`(_ role: String) {
    expectDiagnostics(of: "@Role(\(role)) class A {\n  var header: HeaderView?\n}")
    expectDiagnostics(
      of: "@Role(\(role)) class A {\n  weak var header: HeaderView?\n}",
      says: [
        DiagnosticSpec(
          warning: "messages through 'header' are not recorded; mark it '@Seam' if 'HeaderView' is "
            + "a '@Traced' protocol, else '@Unseen'; objects of a class with 'standIns: .off' are heard all the same",
          column: 8,
          fixes: ["add '@Seam'", "add '@Unseen'"]
        )
      ]
    )
  }

  @Test func `goes on warning where the checks are off`() {
    expectDiagnostics(
      of: "@Role(.view, checks: .off) class A {\n  var a: (() -> Void)?\n}",
      says: [
        DiagnosticSpec(
          warning: "messages through the closure 'a' are not recorded; mark it '@Seam', or "
            + "'@Unseen'",
          column: 3,
          fixes: ["add '@Seam'", "add '@Unseen'"]
        )
      ]
    )
  }
}
