import SwiftSyntaxMacrosGenericTestSupport
import Testing

@Suite struct RefusalTests {
  @Test func `refuses @Doubled on other declarations than protocols`() {
    expectExpansion(
      of: "@Doubled\nstruct Rows {}",
      is: "struct Rows {}",
      says: [DiagnosticSpec(.doubledNeedsProtocol, line: 1, column: 1, fix: .removeDoubled)],
      fixed: "\nstruct Rows {}"
    )
  }

  @Test(arguments: [
    ("Actor", Refusal.doubledActor, 22), ("A, Sendable, B", .doubledParents, 35),
    ("A & B", .doubledParents, 26), ("DistributedActor", .doubledActor, 22),
  ])
  func `refuses parents a stand-in cannot have`(parents: String, refusal: Refusal, column: Int) {
    expectExpansion(
      of: "@Proxied protocol P: \(parents) {\n}",
      is: "protocol P: \(parents) {\n}",
      says: [DiagnosticSpec(refusal, line: 1, column: column)]
    )
  }

  @Test func `refuses @Seam on a constant`() {
    expectExpansion(
      of: "@Seam let store: any Store",
      is: "let store: any Store",
      says: [DiagnosticSpec(.seamNeedsVar, line: 1, column: 7, fix: .makeVar)],
      fixed: "@Seam private(set) var store: any Store"
    )
  }

  @Test(arguments: [
    ("var store = Store()", Refusal.seamNeedsType, 11),
    ("var a: A { B() }", .seamNeedsStorage, 11),
  ])
  func `refuses @Seam without storage or a type`(line: String, refusal: Refusal, column: Int) {
    expectExpansion(
      of: "@Seam \(line)",
      is: line,
      says: [DiagnosticSpec(refusal, line: 1, column: column)]
    )
  }

  @Test(arguments: ["A & B", "[any P]", "any P<Int>"])
  func `keeps a refused property working`(_ type: String) {
    expectExpansion(
      of: "@Seam var p: \(type)",
      is: unrecorded(type),
      says: [DiagnosticSpec(.seamNeedsType, line: 1, column: 14)]
    )
  }

  @Test func `refuses to silence an observer`() {
    expectExpansion(
      of: "@Seam var p: P? { didSet { show() } }",
      is: """
        var p: P? { didSet { show() } 
          @storageRestrictions(initializes: _p)
          init(initialValue) {
            _p = initialValue
          }

          get {
            _p
          }

          set {
            _p = newValue
          }}

        private var _p: P?
        """,
      says: [DiagnosticSpec(.seamObserved, line: 1, column: 17, fix: .seamToUnseen)],
      fixed: "@Unseen var p: P? { didSet { show() } }"
    )
  }

  @Test func `refuses a seam whose class has no role`() {
    expectExpansion(
      of: "class V {\n  @Seam var p: P?\n}",
      is: "class V {\n\(unrecorded("P?").indented)\n}",
      says: [DiagnosticSpec(.seamNeedsRole, line: 2, column: 9)]
    )
  }

  /// Returns the expansion of a refused `@Seam` on a property `p`.
  private func unrecorded(_ type: String) -> String {
    """
    var p: \(type) {
      @storageRestrictions(initializes: _p)
      init(initialValue) {
        _p = initialValue
      }
      get {
        _p
      }
      set {
        _p = newValue
      }
    }

    private var _p: \(type)
    """
  }

  @Test func `states each refusal in one line with the attribute or keyword`() {
    let refusals: [Refusal] = [
      .doubledNeedsProtocol, .doubledActor, .doubledParents, .doubledStatic, .doubledAssociatedType,
      .doubledInitializer, .doubledSubscript, .doubledVariadic, .roleNeedsClass,
      .seamNeedsVar, .seamNeedsType, .seamObserved, .seamNeedsStorage, .seamNeedsRole,
      .roleOnView, .doubledNoncopyable, .doubledMutating, .doubledOptional, .doubledPack,
      .doubledSending, .doubledSelf, .doubledOpaque, .doubledReasync, .doubledOperator,
      .doubledName("a b"), .doubledOwnName("__link"), .doubledAccessor("_read"),
    ]
    #expect(Set(refusals.map(\.message)).count == refusals.count)
    #expect(refusals.allSatisfy { $0.message.contains("'") && !$0.message.contains("\n") })
  }
}
