import SwiftSyntaxMacrosGenericTestSupport
import Testing

/// What a stand-in cannot forward, and what to require instead.
@Suite struct RequirementTests {
  /// A requirement, where it is refused, and what is offered.
  struct Case {
    let requirement: String
    let refusal: Refusal
    let column: Int
    var fix: Remedy?
    var fixed: String?
  }

  @Test(arguments: [
    Case(
      requirement: "func show(_ rows: Int..., at: Int)",
      refusal: .tracedVariadic,
      column: 24,
      fix: .takeArray,
      fixed: "func show(_ rows: [Int], at: Int)"
    ),
    Case(
      requirement: "mutating func add()",
      refusal: .tracedMutating,
      column: 3,
      fix: .remove("mutating"),
      fixed: "func add()"
    ),
    Case(
      requirement: "@objc optional func add()",
      refusal: .tracedOptional,
      column: 9,
      fix: .makeRequired,
      fixed: "@objc func add()"
    ),
    Case(
      requirement: "func take(_ row: consuming Row)",
      refusal: .tracedOwnership("consuming"),
      column: 20,
      fix: .remove("consuming"),
      fixed: "func take(_ row: Row)"
    ),
    Case(
      requirement: "func take(_ row: borrowing Row)",
      refusal: .tracedOwnership("borrowing"),
      column: 20,
      fix: .remove("borrowing"),
      fixed: "func take(_ row: Row)"
    ),
    Case(requirement: "func take(_ row: sending Row)", refusal: .tracedSending, column: 20),
    Case(
      requirement: "func take<each Row>(_ row: repeat each Row)",
      refusal: .tracedPack,
      column: 13
    ),
    Case(
      requirement: "func take<Row: ~Copyable>(_ row: borrowing Row)",
      refusal: .tracedNoncopyable,
      column: 18
    ),
    Case(
      requirement: "func copy() -> Self",
      refusal: .tracedSelf,
      column: 18,
      fix: .replace("Self", by: "any P"),
      fixed: "func copy() -> any P"
    ),
    Case(
      requirement: "func meet(_ other: Self?, _ another: Self?)",
      refusal: .tracedSelf,
      column: 22,
      fix: .replace("Self", by: "(any P)"),
      fixed: "func meet(_ other: (any P)?, _ another: Self?)"
    ),
  ])
  func `refuses a requirement`(_ refused: Case) {
    let start = "@Traced protocol P {\n  "
    expectExpansion(
      of: "\(start)\(refused.requirement)\n}",
      is: "protocol P {\n  \(refused.requirement)\n}",
      says: [DiagnosticSpec(refused.refusal, line: 2, column: refused.column, fix: refused.fix)],
      fixed: refused.fixed.map { "\(start)\($0)\n}" }
    )
  }

  @Test func `says what to do in words`() {
    #expect(
      Refusal.tracedOwnership("consuming").message
        == "'@Traced' cannot forward a 'consuming' parameter, which is recorded as well; leave "
        + "'consuming' out"
    )
  }

  @Test(arguments: [
    "func take(_ row: inout Row)", "func take(_ row: some Equatable)", "func take<Row>(_ row: Row)",
    "func take(_ work: @escaping () -> Void)", "nonisolated func take()",
    "func make() -> sending Row",
    "func take(_ row: __owned Row)", "func take<Row: Equatable>(_ row: Row)",
  ])
  func `forwards all else`(_ requirement: String) {
    expectDiagnostics(of: "@Traced protocol P {\n  \(requirement)\n}")
  }
}
