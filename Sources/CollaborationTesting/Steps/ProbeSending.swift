import TraceRecording
import Traces

// Messages that a test sends to the subject.

extension TraceProbe {
  /// Calls `body` with the object or module under test, and records the messages that follow, for `receive` to expect.
  ///
  /// - Throws: The error that `body` throws.
  public func send(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    _ body: (Subject) throws -> Void
  ) rethrows {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    settle(at: site)
    try recorder.recording { try recorder.action(testAction) { try body(subject) } }
    progress.add(recorder.trace().withoutTest())
  }

  /// Calls the asynchronous `body` with the object or module under test, and records the messages that follow.
  ///
  /// - Throws: The error that `body` throws.
  public func send(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    _ body: (Subject) async throws -> Void
  ) async rethrows {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    settle(at: site)
    try await recorder.recording {
      try await recorder.action(testAction) { try await body(subject) }
    }
    progress.add(recorder.trace().withoutTest())
  }

  /// Calls `body` with the object or module under test, and records messages until `isDone` holds, also on queues and in tasks; the
  /// test fails if `isDone` does not hold within `timeout` after `body` has returned.
  ///
  ///     await probe.send(until: { $0.contains("View showTotal") }) { $0.viewDidLoad() }
  ///
  /// - Throws: The error that `body` throws.
  public func send(
    until isDone: (Trace) -> Bool,
    timeout: Duration = .seconds(5),
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    _ body: (Subject) async throws -> Void
  ) async rethrows {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    settle(at: site)
    let wait = TraceWait(recorder, timeout, at: site)
    try await wait.record(until: isDone) { try await body(subject) }
    progress.add(recorder.trace().withoutTest())
  }
}
