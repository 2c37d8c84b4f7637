/// The row inside which things happen now, and the participant that is executing.
///
/// It is handed on to tasks, so that a message knows its cause across them. It holds no object.
@usableFromInline struct Span: Sendable {
  /// The identity of the recorder's log; 0 outside any span.
  let recorder: UInt32
  /// The position of the enclosing record; -1 for none.
  let record: Int32
  /// The participant that is executing.
  let executing: ParticipantID
  /// The function that is running there; none while only an action runs.
  let function: InternedText
  /// How many calls lie around what happens here.
  let depth: Int32

  /// Outside any span.
  static let none = Span(recorder: 0, record: -1, executing: .absent, function: .none, depth: 0)

  /// The current span; not by `@TaskLocal`, so that stand-ins can reach it without a call between.
  @usableFromInline static let key = TaskLocal(wrappedValue: Span.none)
  /// The spans of other recorders around it, innermost first.
  @TaskLocal private static var outer: [Span] = []
}

extension Span {
  /// The current span.
  static var current: Span { key.get() }

  /// The current span of a recorder; nil for none.
  static func current(in recorder: UInt32) -> Span? { current.part(in: recorder) }

  /// This span, which is the current one, or the nearest around it that belongs to a recorder.
  @inline(__always) func part(in recorder: UInt32) -> Span? {
    if self.recorder == recorder { return self }
    return isForeign(to: recorder) ? Span.outer.first { $0.recorder == recorder } : nil
  }

  /// Whether this belongs to another recorder.
  func isForeign(to recorder: UInt32) -> Bool { self.recorder != 0 && self.recorder != recorder }

  /// The function a participant is running, or none.
  func function(of participant: ParticipantID) -> InternedText {
    executing == participant ? function : .none
  }

  /// The participant that creates or releases an object now: User while only an action runs.
  var author: ParticipantID { function.isEmpty ? .user : executing }
}

// MARK: - Running

extension Span {
  /// Runs `body` inside this span.
  func run<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
    let top = Span.current
    let result: Swift.Result<Result, Failure>
    if !top.isForeign(to: recorder) {
      result = Span.key.withValue(self) { Swift.Result(catching: body) }
    } else {
      result = Span.$outer.withValue([top] + Span.outer) {
        Span.key.withValue(self) { Swift.Result(catching: body) }
      }
    }
    return try result.get()
  }

  /// Runs `body` inside this span, across its suspensions.
  func run<Result>(_ body: () async throws -> Result) async rethrows -> Result {
    let top = Span.current
    if !top.isForeign(to: recorder) { return try await Span.key.withValue(self, operation: body) }
    return try await Span.$outer.withValue([top] + Span.outer) {
      try await Span.key.withValue(self, operation: body)
    }
  }
}
