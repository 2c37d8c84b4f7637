import Testing

/// Tests which members of a class record their own calls, and the warnings about others.
@Suite struct ReceiverMemberTests {
  /// Expects the warning about a member whose uses have no row, and its fix-it.
  private func expectUnseen(
    _ reason: String,
    _ member: String,
    _ column: Int,
    in owner: String = "@Role(.view) class A: AProtocol",
    at location: Testing.SourceLocation = #_sourceLocation
  ) {
    expectWarning(
      "\(reason) mark it '@Unseen'",
      in: "\(owner) {\n  \(member)\n}",
      column: column,
      fixes: ["add '@Unseen'"],
      fixed: "\(owner) {\n  @Unseen \(member)\n}",
      at: location
    )
  }

  private func unrecorded(_ selector: String, _ word: String) -> String {
    "calls of '\(selector)' have no row, since '\(word)' cannot be recorded by the object itself;"
  }

  private func unread(_ name: String) -> String {
    "reads of '\(name)' have no row, since an object records only its methods; make it a method, or"
  }

  @Test(arguments: [
    ("func f(_ body: () throws -> Void) rethrows {}", "f(_:)", "rethrows", 8),
    ("func f(_ rows: consuming Rows) {}", "f(_:)", "consuming", 8),
    ("public func f(rows: borrowing Rows) {}", "f(rows:)", "borrowing", 15),
    ("func f(_ rows: sending Rows) {}", "f(_:)", "sending", 8),
    ("func f() -> sending Rows { Rows() }", "f()", "sending", 8),
    ("func f(on actor: isolated A) {}", "f(on:)", "isolated", 8),
    ("func f<each Row>(_ row: repeat each Row) {}", "f(_:)", "each", 8),
    ("func f<Row: ~Copyable>(_ row: borrowing Row) {}", "f(_:)", "~Copyable", 8),
  ])
  func `warns of calls without a row`(member: String, selector: String, word: String, column: Int) {
    expectUnseen(unrecorded(selector, word), member, column)
  }

  @Test(arguments: ["ViewBuilder", "Logged", "inlinable"])
  func `does not change a body that another macro may write`(_ attribute: String) {
    expectUnseen(
      "calls of 'f()' have no row, since '@\(attribute)' may write its body;",
      "@\(attribute) func f() {}",
      attribute.count + 10
    )
  }

  @Test(arguments: [
    ("var count: Int { 3 }", "count", 7),
    ("subscript(index: Int) -> Int { index }", "subscript", 3),
    ("var count: Int { get { 3 } set {} }", "count", 7),
    ("private(set) var taps: AnyPublisher<Int, Never>", "taps", 20),
    ("let rows: Own.Observable<[Row]>", "rows", 7),
  ])
  func `warns of reads without a row`(_ member: String, _ name: String, _ column: Int) {
    expectUnseen(unread(name), member, column)
  }

  @Test(arguments: [
    "private func f() rethrows {}", "fileprivate func f() {}", "static func make() {}",
    "class func make() {}", "static func == (left: A, right: A) -> Bool { true }",
    "@Unseen func f() rethrows {}", "func hash(into hasher: inout Hasher) {}", "func f()",
    "override func loadView() rethrows {}",
    "private var count: Int { 3 }", "static var count: Int { 3 }", "var count = 3",
    "override var count: Int { 3 }", "var description: String { \"\" }", "init() {}",
    "@Unseen var count: Int { 3 }", "var count = 3 { didSet {} }",
    "private subscript() -> Int { 1 }", "private let taps = PassthroughSubject<Int, Never>()",
    "@Seam var taps: AnyPublisher<Int, Never>", "@Unseen let taps: AnyPublisher<Int, Never>",
  ])
  func `accepts members that other objects do not call`(_ member: String) {
    expectExpansion(of: "@Role(.view) class A: AProtocol {\n  \(member)\n}")
  }

  @Test func `accepts properties that no boundary can require, and a private extension`() {
    expectExpansion(of: "@Role(.view) class A: Screen {\n  var count: Int { 3 }\n}")
    expectExpansion(of: "@Role extension A {\n  var count: Int { 3 }\n}")
    expectExpansion(of: "@Role private extension A {\n  func f() rethrows {}\n}")
  }

  private func rows(_ members: String) -> String {
    "@Role(.interactor) class A: RowsInput {\n  \(members)\n}"
  }

  @Test(arguments: [
    "func f() { print(items) }", "func f() { print(self.items.count) }",
    "var first: Int? { items.first }", "init() { show { [unowned self] in print(self.items) } }",
    "func f(items: [Int]) { print(self.items) }",
  ])
  func `accepts a property that its own class reads`(_ reader: String) {
    expectExpansion(of: rows("var items: [Int] { [1] }\n  @Unseen \(reader)"))
  }

  @Test(arguments: [
    "func f() {}", "func f(items: [Int]) { print(items) }", "func f() { print(other.items) }",
    "func f() { let items = [2]; print(items) }", "func f() { print(rows.map(\\.items)) }",
    "func f() { items = [2] }",
  ])
  func `warns of a property that only other objects read`(_ member: String) {
    expectWarning(
      "\(unread("items")) mark it '@Unseen'",
      in: rows("var items: [Int] { [1] }\n  @Unseen \(member)"),
      column: 7,
      fixes: ["add '@Unseen'"]
    )
  }

  @Test func `warns in extensions, too`() {
    let warning = unrecorded("f()", "rethrows")
    expectUnseen(warning, "func f() rethrows {}", 8, in: "@Role extension A")
  }
}
