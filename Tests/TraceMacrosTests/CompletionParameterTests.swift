import SwiftSyntax
import SwiftSyntaxBuilder
import Testing

/// Tests completion closures through which a fake answers.
@Suite struct CompletionParameterTests {
  private func requirement(_ text: String) throws -> WritableRequirement {
    try #require(WritableRequirement.all(in: DeclSyntax(stringLiteral: text)).first)
  }

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
