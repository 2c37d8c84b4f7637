import SwiftSyntaxMacrosGenericTestSupport
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
  func `asks for an attribute on a closure`(line: String, fixed: String, fix: String, column: Int) {
    for (applied, fixed) in [(fix, fixed), ("add '@Unseen'", "@Unseen \(line)")] {
      expectWarning(
        "messages through the closure 'onDone' are not recorded; mark it '@Seam', or '@Unseen'",
        in: start(line),
        column: column,
        fixes: [fix, "add '@Unseen'"],
        applying: applied,
        fixed: start(fixed)
      )
    }
  }

  @Test(arguments: [
    ("var onDone: ListCallback?", "ListCallback", 3),
    ("let onDone: Shop.CompletionHandler", "Shop.CompletionHandler", 3),
  ])
  func `asks for the type that an alias hides`(_ line: String, _ type: String, _ column: Int) {
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
    expectExpansion(of: start(line))
  }

  @Test func `warns also where the checks are off`() {
    expectWarning(
      "messages through the closure 'a' are not recorded; mark it '@Seam', or '@Unseen'",
      in: "@Role(.view, checks: .off) class A {\n  var a: (() -> Void)?\n}",
      column: 3,
      fixes: ["add '@Seam'", "add '@Unseen'"]
    )
  }
}

/// Tests which closure parameters have calls without a row.
@Suite struct UnrecordedClosureTests {
  @Test(arguments: [
    ("func load(_ done: @Sendable @escaping Shop.Done)", "done", hides("Shop.Done"), 41),
    ("func each(_ body: Shop.RowClosure)", "body", hides("Shop.RowClosure"), 21),
    ("func each(_ body: @MainActor Callback)", "body", hides("Callback"), 32),
    ("func edit(_ change: (inout Row) -> Void)", "change", resists("(inout Row) -> Void"), 23),
    (
      "func edit(each change: @escaping (Row...) -> Row)", "change",
      resists("@escaping (Row...) -> Row"), 26
    ),
    ("func edit(_ steps: [() -> Void]?)", "steps", resists("[() -> Void]?"), 22),
    (
      "func edit(_ step: @convention(c) (Int) -> Int)", "step",
      resists("@convention(c) (Int) -> Int"), 21
    ),
  ])
  func `warns of closures it cannot wrap`(line: String, name: String, reason: String, column: Int) {
    let warning = unrecorded(name, reason, column)
    let source = "protocol ListInteractorInput: AnyObject {\n  \(line)\n}"
    expectExpansion(of: "@Proxied \(source)", says: [warning])
    expectExpansion(of: "@Proxied(checks: .off) \(source)")
    let method = "class A {\n  \(line) {}\n}"
    expectExpansion(of: "@Role(.view) \(method)", says: [warning])
    expectExpansion(of: "@Role(.view, checks: .off) \(method)")
  }

  @Test func `warns of a variadic closure, and accepts an autoclosure`() {
    expectExpansion(
      of: "@Role(.view) class A {\n  func edit(_ steps: ((Row) -> Row)...) {}\n}",
      says: [unrecorded("steps", Self.resists("((Row) -> Row)..."), 22)]
    )
    expectExpansion(
      of: "@Role(.view) class A {\n  func log(_ text: @autoclosure () -> String) {}\n}"
    )
  }

  private static func hides(_ type: String) -> String {
    "'\(type)' hides the type of a closure; write it out"
  }

  private static func resists(_ type: String) -> String {
    "nothing can wrap '\(type)'; hand over one closure, of plain values"
  }

  private func unrecorded(_ name: String, _ reason: String, _ column: Int) -> DiagnosticSpec {
    DiagnosticSpec(warning: "calls of '\(name)' are not recorded, since \(reason)", column: column)
  }

  @Test(arguments: [
    "func load(_ done: @escaping (Int) -> Void)", "func load(_ done: Done)",
    "func load(_ done: @autoclosure @escaping () -> Int)", "func load(_ done: @MainActor Done)",
    "func load(_ done: Callback?)", "func load(_ block: TextBlock)",
  ])
  func `accepts closures written out, and types that may be none`(_ line: String) {
    expectExpansion(of: "@Proxied protocol ListInteractorInput: AnyObject {\n  \(line)\n}")
  }
}
