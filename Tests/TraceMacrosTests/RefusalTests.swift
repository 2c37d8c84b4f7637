import SwiftSyntaxMacrosGenericTestSupport
import Testing

/// What the macros refuse, where, and with which fix.
@Suite struct RefusalTests {
  @Test func `refuses @Traced on what is no protocol`() {
    expectExpansion(
      of: "@Traced\nstruct Rows {}",
      is: "struct Rows {}",
      says: [DiagnosticSpec(.tracedNeedsProtocol, line: 1, column: 1, fix: .removeTraced)],
      fixed: "\nstruct Rows {}"
    )
  }

  @Test(arguments: [
    ("static func make()", Refusal.tracedStatic, 3),
    ("static var shared: Int { get }", .tracedStatic, 3),
    ("associatedtype Row", .tracedAssociatedType, 3), ("init()", .tracedInitializer, 3),
    ("subscript(index: Int) -> Int { get }", .tracedSubscript, 3),
  ])
  func `refuses what a stand-in cannot forward`(
    _ requirement: String,
    _ refusal: Refusal,
    _ column: Int
  ) {
    expectExpansion(
      of: "@Traced protocol P {\n  \(requirement)\n}",
      is: "protocol P {\n  \(requirement)\n}",
      says: [DiagnosticSpec(refusal, line: 2, column: column)]
    )
  }

  @Test(arguments: [
    ("Actor", Refusal.tracedActor, 21), ("A, Sendable, B", .tracedParents, 34),
    ("A & B", .tracedParents, 25), ("DistributedActor", .tracedActor, 21),
  ])
  func `refuses a parent that a stand-in cannot have`(
    _ parents: String,
    _ refusal: Refusal,
    _ column: Int
  ) {
    expectExpansion(
      of: "@Traced protocol P: \(parents) {\n}",
      is: "protocol P: \(parents) {\n}",
      says: [DiagnosticSpec(refusal, line: 1, column: column)]
    )
  }

  @Test func `refuses @Role on a struct`() {
    expectExpansion(
      of: "@Role(.view) struct ListView {\n  var p: any P\n}",
      is: "struct ListView {\n  var p: any P\n}",
      says: [DiagnosticSpec(.roleNeedsClass, line: 1, column: 1, fix: .removeRole)],
      fixed: "struct ListView {\n  var p: any P\n}"
    )
  }

  @Test(arguments: [
    ("let store: any Store", "private(set) var store: any Store", 3),
    ("public let store: StoreProtocol", "public private(set) var store: StoreProtocol", 10),
    ("private let store: any Store", "private var store: any Store", 11),
  ])
  func `offers a variable where a reference is a constant`(
    _ line: String,
    _ fixed: String,
    _ column: Int
  ) {
    expectExpansion(
      of: "@Role(.controller) class V {\n  \(line)\n}",
      is: """
        class V {
          \(line)

          #if TRACING_OFF
          nonisolated let __participant = _NoToken()
          #else
          nonisolated let __participant = _ParticipantToken(
            .controller, type: "V", sends: V.__sends)
          #endif

          #if !TRACING_OFF
          nonisolated static var __sends: _SourceTable {
            _SourceTable(file: "test.swift")
          }
          #endif
        }

        extension V: _TracedRole {
        }
        """,
      says: [DiagnosticSpec(.roleNeedsVar, line: 2, column: column, fix: .makeVar)],
      fixed: "@Role(.controller) class V {\n  \(fixed)\n}"
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
  func `refuses @Seam without storage or a written type`(
    _ line: String,
    _ refusal: Refusal,
    _ column: Int
  ) {
    expectExpansion(
      of: "@Seam \(line)",
      is: line,
      says: [DiagnosticSpec(refusal, line: 1, column: column)]
    )
  }

  @Test(arguments: [
    ("A & B", Refusal.seamNeedsType, 14), ("[any P]", .seamNeedsType, 14),
    ("any P<Int>", .seamNeedsType, 14),
  ])
  func `keeps a refused property working`(_ type: String, _ refusal: Refusal, _ column: Int) {
    expectExpansion(
      of: "@Seam var p: \(type)",
      is: """
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
        """,
      says: [DiagnosticSpec(refusal, line: 1, column: column)]
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
      is: """
        class V {
          var p: P? {
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

          private var _p: P?
        }
        """,
      says: [DiagnosticSpec(.seamNeedsRole, line: 2, column: 9)]
    )
  }

  @Test func `says each refusal in one line that names the attribute or the keyword`() {
    let refusals: [Refusal] = [
      .tracedNeedsProtocol, .tracedActor, .tracedParents, .tracedStatic, .tracedAssociatedType,
      .tracedInitializer, .tracedSubscript, .tracedVariadic, .roleNeedsClass, .roleNeedsVar,
      .seamNeedsVar, .seamNeedsType, .seamObserved, .seamNeedsStorage, .seamNeedsRole,
      .roleOnView, .tracedNoncopyable, .tracedMutating, .tracedOptional, .tracedPack,
      .tracedSending, .tracedSelf, .tracedOpaque, .tracedReasync, .tracedOperator,
      .tracedName("a b"), .tracedOwnName("__link"), .tracedAccessor("_read"),
    ]
    #expect(Set(refusals.map(\.message)).count == refusals.count)
    #expect(refusals.allSatisfy { $0.message.contains("'") && !$0.message.contains("\n") })
  }
}
