import TraceRecording
import Traces

/// An object under test, with doubles in the place of its collaborators.
///
///     let presenter = SubjectUnderTest { ProductListPresenter() }
///     let trace = presenter.recordTrace { $0.didFetchProducts([]) }
///
/// A double answers for each reference that is not set and has the type of a `@Doubled` protocol. Messages to doubles
/// are rows of the trace. Without ``answer(_:_:fileID:filePath:line:column:)`` a double returns 0, an empty text or list,
/// nil, or the first case of an enum; for a type that has none of these the process stops.
public final class SubjectUnderTest<Subject: AnyObject> {
  /// The object under test.
  public let subject: Subject
  /// The recorder of the messages between the object and its doubles.
  public let recorder: Recorder
  private let doubles: [AnyObject]

  /// Creates the object under test by `make`, which gets doubles for the parameters of the object's initializer.
  ///
  /// The test fails where the class has no `@Role`, because none of its messages would be recorded.
  public init(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    _ make: (Doubles) throws -> Subject
  ) rethrows {
    let recorder = Recorder()
    let doubles = recorder.makeDoubles(for: Subject.self)
    subject = try recorder.recording {
      try make(Doubles(objects: doubles, subject: Subject.self))
    }
    self.recorder = recorder
    self.doubles = doubles
    if Subject.self is any _TracedRole.Type { return }
    let words = "\(Subject.self) has no @Role, so nothing that it says is recorded."
    Failure(words).report(
      at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Creates the object under test by `make`, without doubles for its initializer; the test fails if its class has no `@Role`.
  public convenience init(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    _ make: () throws -> Subject
  ) rethrows {
    try self.init(fileID: fileID, filePath: filePath, line: line, column: column) { _ in
      try make()
    }
  }

  deinit { recorder.endConversation() }

  /// Calls `body` with the object, and returns the trace of the messages that follow.
  public func recordTrace(_ body: (Subject) throws -> Void) rethrows -> Trace {
    let start = recorder.trace().lastNumber
    try recorder.recording { try recorder.action(testAction) { try body(subject) } }
    return trace(after: start)
  }

  /// Calls the asynchronous `body` with the object, and returns the trace of the messages until `body` returns.
  public func recordTrace(_ body: (Subject) async throws -> Void) async rethrows -> Trace {
    let start = recorder.trace().lastNumber
    try await recorder.recording {
      try await recorder.action(testAction) { try await body(subject) }
    }
    return trace(after: start)
  }

  /// Calls `body`, and returns the trace of messages, also on queues and in tasks, until `isDone` holds.
  ///
  /// `isDone` gets the trace so far. The test fails if `isDone` does not hold within `timeout` after `body` has returned.
  public func recordTrace(
    until isDone: (Trace) -> Bool,
    timeout: Duration = .seconds(5),
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    _ body: (Subject) async throws -> Void
  ) async rethrows -> Trace {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    let start = recorder.trace().lastNumber
    let failedWait = try await recorder.record(until: isDone, timeout, at: site) {
      try await body(subject)
    }
    return trace(after: start).noting(failedWait)
  }

  private func trace(after start: Int) -> Trace {
    recorder.trace().withoutTest(after: start).remarkingMissingDoubles(of: "\(Subject.self)")
  }

  /// Sets the result that doubles return for a message, named with or without its argument labels.
  ///
  ///     interactor.answer("loadProducts", [pen, desk])
  ///
  /// If the message has a completion closure, the double calls the closure with `value`. The test fails if no double
  /// has such a message, or the message has a result of another type.
  public func answer<Value>(
    _ message: String,
    _ value: Value,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    set(message, .value(value as Any), at: site)
  }

  /// Makes doubles throw an error for a message, named with or without its argument labels.
  ///
  /// The test fails if no double has such a message, or the message throws errors of another type.
  public func answer(
    _ message: String,
    throwing error: any Error,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    set(message, .failure(error), at: site)
  }

  private func set(_ message: String, _ answer: DoubleAnswer, at site: CallSite) {
    do throws(ValueError) { try recorder.answer(message, answer) } catch {
      Failure("\(error)").report(at: site)
    }
  }
}
