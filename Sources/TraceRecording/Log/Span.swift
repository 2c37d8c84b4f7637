import Builtin

/// The place at which code runs: the record of the enclosing call or action, and the participant that is executing.
///
/// The current span is a task local, so that tasks inherit it and messages keep their cause. A span holds no object.
@usableFromInline struct Span: Sendable {
  /// The number of the recorder's log; 0 outside any recorded call or action.
  let recorder: UInt32
  /// The index in the log of the enclosing call or action; -1 for none.
  let record: Int32
  let executing: ParticipantID
  /// The function that the participant runs; `none` directly inside a user's action, and outside of all recorded code.
  let function: InternedText
  let depth: Int32
  /// Whether a queue runs the code, which does not wait for it: the record may have ended, and nothing nests inside its call.
  var isQueued = false

  static let none = Span(recorder: 0, record: -1, executing: .absent, function: .none, depth: 0)

  /// The task-local key of the current span (place of running code); inlined code reads it without a further call.
  @usableFromInline static let key = TaskLocal(wrappedValue: Span.none)
  /// The spans (running calls) of other recorders around the current one, innermost first.
  @TaskLocal private static var outer: [Span] = []

  /// The span (running call or action) of the running code; `none` outside all of them.
  @inline(__always) static var current: Span {
    taskLocalValue(of: unsafeBitCast(key, to: UnsafeRawPointer.self))?.load(as: Span.self) ?? none
  }

  /// Returns the innermost span (running call or action) of the recorder whose log has the id `recorder`; nil for none.
  static func current(in recorder: UInt32) -> Span? { current.part(in: recorder) }

  /// Returns this span (the current one) or the nearest around it that belongs to the log `recorder`; nil for none.
  @inline(__always) func part(in recorder: UInt32) -> Span? {
    if self.recorder == recorder { return self }
    return isForeign(to: recorder) ? Span.outer.first { $0.recorder == recorder } : nil
  }

  /// The span (place) of work that a queue runs for this one.
  var queued: Span {
    Span(
      recorder: recorder,
      record: record,
      executing: executing,
      function: function,
      depth: 0,
      isQueued: true
    )
  }

  func isForeign(to recorder: UInt32) -> Bool { self.recorder != 0 && self.recorder != recorder }

  func function(of participant: ParticipantID) -> InternedText {
    executing == participant ? function : .none
  }

  /// The participant that creates or releases an object now; User if no participant runs a function.
  var author: ParticipantID { function.isEmpty ? .user : executing }

  func run<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
    func inside() -> Swift.Result<Result, Failure> {
      Span.key.withValue(self) { Swift.Result(catching: body) }
    }
    let top = Span.current
    guard top.isForeign(to: recorder) else { return try inside().get() }
    return try Span.$outer.withValue([top] + Span.outer, operation: inside).get()
  }

  /// Runs `body` inside this span (as part of its call or action), also after its suspensions.
  func run<Result, Failure: Error>(_ body: () async throws(Failure) -> Result)
    async throws(Failure) -> Result
  {
    var result: Swift.Result<Result, Failure>?
    await bind {
      do throws(Failure) { result = .success(try await body()) } catch { result = .failure(error) }
    }
    guard let result else { preconditionFailure("a span always runs its body") }
    return try result.get()
  }

  private func bind(_ body: () async -> Void) async {
    let top = Span.current
    guard top.isForeign(to: recorder) else { return await Span.key.bind(self, body) }
    await Span.$outer.bind([top] + Span.outer) { await Span.key.bind(self, body) }
  }
}

// Task-local values at the cost of a recorded message.

extension TaskLocal {
  /// Runs `body` with a value for its task and for tasks that `body` starts; the task stays on the caller's executor.
  ///
  /// With `withValue`, which runs its operation without the caller's isolation, the task would change its executor four times.
  @inlinable @inline(__always) func bind(_ value: Value, _ body: () async -> Void) async {
    #if $BuiltinAddTaskLocalValue
    let binding = Builtin.addTaskLocalValue(unsafeBitCast(self, to: Builtin.RawPointer.self), value)
    await body()
    Builtin.removeTaskLocalValue(binding)
    #else
    await withValue(value, operation: body)
    #endif
  }
}

/// Returns the address of a key's value in the current task; nil if the task has none.
///
/// This is the runtime's function behind `TaskLocal.get()`, which also copies the value through a witness table.
@_silgen_name("swift_task_localValueGet")
func taskLocalValue(of key: UnsafeRawPointer) -> UnsafeRawPointer?
