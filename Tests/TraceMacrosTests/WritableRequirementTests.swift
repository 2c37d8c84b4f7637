import SwiftSyntax
import SwiftSyntaxBuilder
import Testing

/// Tests a requirement as people write it: its entry in the list of messages, its delivery, and its fake.
@Suite struct WritableRequirementTests {
  private func requirement(_ text: String) throws -> WritableRequirement {
    try #require(WritableRequirement.all(in: DeclSyntax(stringLiteral: text)).first)
  }

  // MARK: Entries

  @Test(arguments: [
    ("func show()", #""show()", nil"#),
    ("func show(_ rows: [Row], at index: Int)", #""show(_ rows:at index:)", nil"#),
    ("func count() -> Int", #""count()", (Int).self"#),
    ("func first() -> Row!", #""first()", (Row?).self"#),
    ("func load() throws", #""load()", nil, throwing: (any Error).self"#),
    (
      "func load() throws(StoreError) -> [Row]",
      #""load()", ([Row]).self, throwing: (StoreError).self"#
    ),
    ("func load() throws(Never)", #""load()", nil"#),
    ("func `default`(`in`: Int)", #""default(in:)", nil"#),
    ("var title: String { get }", #""title", (String).self"#),
    (
      "var size: Int { get throws(StoreError) }",
      #""size", (Int).self, throwing: (StoreError).self"#
    ),
  ])
  func `lists name, answer and error`(_ text: String, _ entry: String) throws {
    let requirement = try requirement(text)
    #expect(requirement.entry == "_WritableMessage(\(entry))")
    #expect(requirement.delivery != nil)
  }

  @Test(arguments: [
    ("func load() async", #""load()", nil, "waits""#),
    ("func show<Row>(_ row: Row)", #""show(_ row:)", nil, "is generic""#),
    ("func show(_ row: some Row)", #""show(_ row:)", nil, "is generic""#),
    ("func fail<E: Error>(_ error: E) throws(E)", #""fail(_ error:)", nil, "is generic""#),
    (
      "func each(_ body: (Int) throws -> Int) rethrows", #""each(_ body:)", nil, "takes a closure""#
    ),
    ("func text(_ text: @autoclosure () -> String)", #""text(_ text:)", nil, "takes a closure""#),
    ("func add(to count: inout Int)", #""add(to count:)", nil, "changes what it is given""#),
    ("var size: Int { get async }", #""size", (Int).self, "waits""#),
    (
      "var onEnd: (() -> Void)? { get set }",
      #""onEnd", ((() -> Void)?).self, "hands over a closure""#
    ),
  ])
  func `gives the reason why it cannot be written`(_ text: String, _ entry: String) throws {
    let requirement = try requirement(text)
    #expect(requirement.entry == "_WritableMessage(\(entry))")
    #expect(requirement.delivery == nil)
  }

  @Test func `accepts a name that ends like a keyword`() throws {
    #expect(try requirement("func show(_ row: any Awesome & Row)").delivery != nil)
  }

  // MARK: Delivery

  @Test(arguments: [
    ("func show()", "show()", "", "base.value.show()"),
    (
      "func show(_ rows: [Row], at index: Int!)", "show(_:at:)", "[Row] Int?",
      "base.value.show(v0.value, at: v1.value)"
    ),
    (
      "func `default`(`in`: Int, `inout`: Int)", "default(in:inout:)", "Int Int",
      "base.value.`default`(in: v0.value, `inout`: v1.value)"
    ),
    ("func load() throws(StoreError) -> Row", "load()", "", "try base.value.load()"),
    ("var title: String { get set }", "title", "", "base.value.title"),
    ("var `class`: Int { get throws }", "class", "", "try base.value.`class`"),
  ])
  func `reads each value and calls the object`(
    _ text: String,
    _ name: String,
    _ types: String,
    _ call: String
  ) throws {
    let values = types.split(separator: " ").enumerated().map { index, type in
      "let v\(index): _Handed<\(type)> = try call.value(\(index))\n"
    }
    #expect(
      try requirement(text).delivery
        == "case \"\(name)\":\n\(values.joined())return call.delivered { _WrittenCall.gave(\(call)) }"
    )
  }

  // MARK: Fakes

  @Test(arguments: [
    (
      "func show(_ rows: [Row])",
      #"func show(_ rows: [Row]) {|return __answers.answer("show(_ rows:)")|}"#
    ),
    (
      "@MainActor func show() async -> Int",
      #"@MainActor|public func show() async -> Int {|return __answers.answer("show()")|}"#
    ),
    (
      "func load() async throws(StoreError) -> Row",
      #"func load() async throws(StoreError) -> Row {|return try __answers.answer("load()", throwing: (StoreError).self)|}"#
    ),
    (
      "var title: String { get }",
      #"var title: String {|get {|return __answers.answer("title")|}|}"#
    ),
    (
      "nonisolated var title: String { get set }",
      #"nonisolated var title: String {|get {|return __answers.answer("title")|}|set { __answers.set("title", newValue) }|}"#
    ),
    (
      "var size: Int { get async throws }",
      #"var size: Int {|get async throws {|return try __answers.answer("size", throwing: (any Error).self)|}|}"#
    ),
  ])
  func `answers in the place of the object`(_ text: String, _ fake: String) throws {
    let lines = fake.replacing("|", with: "\n")
    let access = text.hasPrefix("@") ? "public " : ""
    #expect(try requirement(text).fake(access: access) == lines)
  }

  @Test(arguments: ["typealias Row = Int", "associatedtype Row", "var (a, b): (Int, Int) { get }"])
  func `finds no message in other declarations`(_ text: String) {
    #expect(WritableRequirement.all(in: DeclSyntax(stringLiteral: text)).isEmpty)
  }

  // MARK: Completion closures

  @Test(arguments: [
    ("func load(then: @escaping (Row) -> Void)", "__0", "Row"),
    (
      "func load(_ id: Int, then done: @escaping @Sendable (Result<Row, any Error>) -> ())", "done",
      "Result<Row, any Error>"
    ),
    ("func load(_ done: ((Row) -> Void)?)", "done?", "Row"),
    ("func load(_: @escaping (Row) -> Void)", "__0", "Row"),
    ("func load(_ id: Int, for: (Row) -> Void)", "__1", "Row"),
    ("func load(then p0: (Row) -> Void) async", "__0", "Row"),
  ])
  func `calls back through the only closure`(_ text: String, _ name: String, _ type: String) throws
  {
    let requirement = try requirement(text)
    #expect(requirement.entry.hasSuffix(", callBack: (\(type)).self)"))
    #expect(requirement.fake(access: "").hasSuffix("{ (value: \(type)) in \(name)(value) }\n}"))
  }

  @Test(arguments: [
    "func load(_ a: (Row) -> Void, _ b: (Row) -> Void)", "func load(then: () -> Void)",
    "func load(then: (Row, Int) -> Void)", "func load(then: (Row) -> Bool)",
    "func load(then: (Row) throws -> Void)", "func load(then: (inout Row) -> Void)",
    "func load(then: @escaping @MainActor (Row) -> Void)",
    "func load(then: @isolated(any) (Row) -> Void)", "func load<Row>(then: (Row) -> Void)",
    "func load(then: (Row) -> Void) throws", "func load(then: (Row) -> Void) -> Bool",
  ])
  func `ignores closures that cannot be called with one value`(_ text: String) throws {
    let requirement = try requirement(text)
    #expect(!requirement.entry.contains("callBack"))
    #expect(requirement.fake(access: "").contains("__answers.answer("))
  }
}
