import Testing

/// Tests which closures `@Role` leaves out, and the fix-its for them.
@Suite struct LeftOutClosureTests {
  private func start(_ line: String) -> String {
    "@Role(\"Own\", as: .store) class A {\n  \(line)\n}"
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
  func `asks for an attribute on a closure`(
    _ line: String,
    _ fixed: String,
    _ fix: String,
    _ column: Int
  ) {
    expectMark(of: line, at: column, fixes: [fix, "add '@Unseen'"], applying: fix, fixed)
  }

  @Test(arguments: ["var onDone: (() -> Void)?", "private let onDone: () -> Void"])
  func `offers to leave a closure out`(_ line: String) {
    let seam = line.contains("let") ? ", and make it a 'private(set) var'" : ""
    let fixes = ["add '@Seam'\(seam)", "add '@Unseen'"]
    let column = line.hasPrefix("private") ? 11 : 3
    expectMark(of: line, at: column, fixes: fixes, applying: "add '@Unseen'", "@Unseen \(line)")
  }

  /// Expects a warning about a closure without an attribute, and the line that one of the fix-its gives.
  private func expectMark(
    of line: String,
    at column: Int,
    fixes: [String],
    applying fix: String,
    _ fixed: String
  ) {
    expectWarning(
      "messages through the closure 'onDone' are not recorded; mark it '@Seam', or "
        + "'@Unseen'",
      in: start(line),
      column: column,
      fixes: fixes,
      applying: fix,
      fixed: start(fixed)
    )
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
    expectWarning(
      "calls of 'onDone' are not recorded, since '\(type)' hides the type of a "
        + "closure; write it out",
      in: start(line),
      column: column,
      fixes: ["add '@Unseen'"],
      fixed: start("@Unseen \(line)")
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
  func `accepts values, references and properties with an attribute`(_ line: String) {
    expectDiagnostics(of: start(line))
  }

  @Test func `warns also where the checks are off`() {
    expectWarning(
      "messages through the closure 'a' are not recorded; mark it '@Seam', or "
        + "'@Unseen'",
      in: "@Role(.view, checks: .off) class A {\n  var a: (() -> Void)?\n}",
      column: 3,
      fixes: ["add '@Seam'", "add '@Unseen'"]
    )
  }
}
