import SwiftSyntaxMacrosGenericTestSupport
import Testing

/// Tests requirements that a stand-in cannot forward, and the fix-its for them.
@Suite struct RequirementReviewTests {
  /// A requirement with the location of its refusal and its fix-it.
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
      refusal: .doubledVariadic,
      column: 24,
      fix: .takeArray,
      fixed: "func show(_ rows: [Int], at: Int)"
    ),
    Case(
      requirement: "mutating func add()",
      refusal: .doubledMutating,
      column: 3,
      fix: .remove("mutating"),
      fixed: "func add()"
    ),
    Case(
      requirement: "@objc optional func add()",
      refusal: .doubledOptional,
      column: 9,
      fix: .makeRequired,
      fixed: "@objc func add()"
    ),
    Case(
      requirement: "func take(_ row: consuming Row)",
      refusal: .doubledOwnership("consuming"),
      column: 20,
      fix: .remove("consuming"),
      fixed: "func take(_ row: Row)"
    ),
    Case(
      requirement: "func take(_ row: borrowing Row)",
      refusal: .doubledOwnership("borrowing"),
      column: 20,
      fix: .remove("borrowing"),
      fixed: "func take(_ row: Row)"
    ),
    Case(requirement: "func take(_ row: sending Row)", refusal: .doubledSending, column: 20),
    Case(
      requirement: "func take<each Row>(_ row: repeat each Row)",
      refusal: .doubledPack,
      column: 13
    ),
    Case(
      requirement: "func take<Row: ~Copyable>(_ row: borrowing Row)",
      refusal: .doubledNoncopyable,
      column: 18
    ),
    Case(
      requirement: "func copy() -> Self",
      refusal: .doubledSelf,
      column: 18,
      fix: .replace("Self", by: "any P"),
      fixed: "func copy() -> any P"
    ),
    Case(
      requirement: "func meet(_ other: Self?, _ another: Self?)",
      refusal: .doubledSelf,
      column: 22,
      fix: .replace("Self", by: "(any P)"),
      fixed: "func meet(_ other: (any P)?, _ another: Self?)"
    ),
    Case(
      requirement: "func make() -> some Equatable",
      refusal: .doubledOpaque,
      column: 18,
      fix: .replace("some", by: "any"),
      fixed: "func make() -> any Equatable"
    ),
    Case(
      requirement: "var row: some Equatable { get }",
      refusal: .doubledOpaque,
      column: 12,
      fix: .replace("some", by: "any"),
      fixed: "var row: any Equatable { get }"
    ),
    Case(
      requirement: "var row: Int { mutating get }",
      refusal: .doubledMutating,
      column: 18,
      fix: .remove("mutating"),
      fixed: "var row: Int { get }"
    ),
    Case(requirement: "var row: Int { _read }", refusal: .doubledAccessor("_read"), column: 18),
    Case(requirement: "func go() -> any ~Copyable", refusal: .doubledNoncopyable, column: 20),
    Case(requirement: "func `two words`()", refusal: .doubledName("two words"), column: 8),
    Case(requirement: "func go(at `a b`: Int)", refusal: .doubledName("a b"), column: 14),
    Case(requirement: "func + (_: Int) -> Int", refusal: .doubledOperator, column: 8),
    Case(requirement: "func _unwrap()", refusal: .doubledOwnName("_unwrap"), column: 8),
    Case(requirement: "var __link: Int { get }", refusal: .doubledOwnName("__link"), column: 7),
    Case(
      requirement: "func go(_ work: () async -> Void) reasync",
      refusal: .doubledReasync,
      column: 37
    ),
  ])
  func `refuses a requirement`(_ refused: Case) {
    let start = "@Proxied protocol P {\n  "
    expectExpansion(
      of: "\(start)\(refused.requirement)\n}",
      is: "protocol P {\n  \(refused.requirement)\n}",
      says: [DiagnosticSpec(refused.refusal, line: 2, column: refused.column, fix: refused.fix)],
      fixed: refused.fixed.map { "\(start)\($0)\n}" }
    )
  }

  @Test func `refuses requirements under a condition, too`() {
    let boundary = "protocol P {\n  #if DEBUG\n  subscript(at: Int) -> Int { get }\n  #endif\n}"
    expectExpansion(
      of: "@Proxied \(boundary)",
      is: boundary,
      says: [DiagnosticSpec(.doubledSubscript, line: 3, column: 3)]
    )
  }

  @Test func `states what to do in words`() {
    #expect(
      Refusal.doubledOwnership("consuming").message
        == "'@Doubled' cannot forward a 'consuming' parameter: the recorder reads the value, too; "
        + "leave 'consuming' out"
    )
  }

  @Test(arguments: [
    "func take(_ row: inout Row)", "func take(_ row: some Equatable)", "func take<Row>(_ row: Row)",
    "func take(_ work: @escaping () -> Void)", "nonisolated func take()",
    "func make() -> sending Row",
    "func take(_ row: __owned Row)", "func open(in: Int, for: Int)", "func show(_: Int)",
    "func `default`()", "consuming func finish()", "nonisolated(nonsending) func go() async",
    "var `in`: Int { get nonmutating set }", "func go(_ actor: isolated Clerk)",
    "func take<Row: Equatable>(_ row: Row)",
  ])
  func `accepts all other requirements`(_ requirement: String) {
    expectDiagnostics(of: "@Proxied protocol P {\n  \(requirement)\n}")
  }
}
