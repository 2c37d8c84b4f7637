import SwiftSyntaxMacrosGenericTestSupport
import Testing

/// Tests requirements that a stand-in cannot forward, and the fix-its for them.
@Suite struct RequirementReviewTests {
  @Test(
    arguments: [
      (
        "func show(_ rows: Int..., at: Int)", .doubledVariadic, 24, .takeArray,
        "func show(_ rows: [Int], at: Int)"
      ),
      ("mutating func add()", .doubledMutating, 3, .remove("mutating"), "func add()"),
      ("@objc optional func add()", .doubledOptional, 9, .makeRequired, "@objc func add()"),
      (
        "func take(_ row: consuming Row)", .doubledOwnership("consuming"), 20, .remove("consuming"),
        "func take(_ row: Row)"
      ),
      (
        "func take(_ row: borrowing Row)", .doubledOwnership("borrowing"), 20, .remove("borrowing"),
        "func take(_ row: Row)"
      ),
      ("func take(_ row: sending Row)", .doubledSending, 20, nil, nil),
      ("func take<each Row>(_ row: repeat each Row)", .doubledPack, 13, nil, nil),
      ("func take<Row: ~Copyable>(_ row: borrowing Row)", .doubledNoncopyable, 18, nil, nil),
      (
        "func copy() -> Self", .doubledSelf, 18, .replace("Self", by: "any P"),
        "func copy() -> any P"
      ),
      (
        "func meet(_ other: Self?, _ another: Self?)", .doubledSelf, 22,
        .replace("Self", by: "(any P)"), "func meet(_ other: (any P)?, _ another: Self?)"
      ),
      (
        "func make() -> some Equatable", .doubledOpaque, 18, .replace("some", by: "any"),
        "func make() -> any Equatable"
      ),
      (
        "var row: some Equatable { get }", .doubledOpaque, 12, .replace("some", by: "any"),
        "var row: any Equatable { get }"
      ),
      (
        "var row: Int { mutating get }", .doubledMutating, 18, .remove("mutating"),
        "var row: Int { get }"
      ),
      ("var row: Int { _read }", .doubledAccessor("_read"), 18, nil, nil),
      ("func go() -> any ~Copyable", .doubledNoncopyable, 20, nil, nil),
      ("func `two words`()", .doubledName("two words"), 8, nil, nil),
      ("func go(at `a b`: Int)", .doubledName("a b"), 14, nil, nil),
      ("func + (_: Int) -> Int", .doubledOperator, 8, nil, nil),
      ("func _unwrap()", .doubledOwnName("_unwrap"), 8, nil, nil),
      ("var __link: Int { get }", .doubledOwnName("__link"), 7, nil, nil),
      ("func go(_ work: () async -> Void) reasync", .doubledReasync, 37, nil, nil),
      ("static func make()", .doubledStatic, 3, nil, nil),
      ("static var shared: Int { get }", .doubledStatic, 3, nil, nil),
      ("associatedtype Row", .doubledAssociatedType, 3, nil, nil),
      ("init()", .doubledInitializer, 3, nil, nil),
      ("subscript(index: Int) -> Int { get }", .doubledSubscript, 3, nil, nil),
    ] as [(String, Refusal, Int, Remedy?, String?)]
  )
  func `refuses a requirement`(
    _ requirement: String,
    _ refusal: Refusal,
    _ column: Int,
    _ fix: Remedy?,
    _ fixed: String?
  ) {
    let start = "@Proxied protocol P {\n  "
    expectExpansion(
      of: "\(start)\(requirement)\n}",
      is: "protocol P {\n  \(requirement)\n}",
      says: [DiagnosticSpec(refusal, line: 2, column: column, fix: fix)],
      fixed: fixed.map { "\(start)\($0)\n}" }
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
    expectExpansion(of: "@Proxied protocol P {\n  \(requirement)\n}")
  }
}
