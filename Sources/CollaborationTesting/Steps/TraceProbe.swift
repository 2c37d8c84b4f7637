import TraceRecording
import Traces

/// A probe with which a test steps through the messages of an object or a module, one after the other.
///
///     let probe = TraceProbe(SubjectUnderTest { ProductListPresenter() })
///     probe.send { $0.didFetchProducts([]) }
///     probe.receive(.view, "showError(_)")
///     probe.finish()
///
/// `send` calls the object or module under test; `receive` expects the next of the messages that follow, in their
/// order. With exhaustivity on, each `send`, and `finish`, expects that all earlier messages were received. Returned
/// values are no messages.
public final class TraceProbe<Subject> {
  /// The treatment of messages that a test does not name in a call of `receive`.
  public enum Exhaustivity: Sendable {
    /// Every message must be received, in order.
    case on
    /// Some messages are received, in order; messages that the test does not expect are skipped.
    case off
  }

  private let subject: Subject
  private let recorder: Recorder
  private let exhaustivity: Exhaustivity
  private let owner: AnyObject?
  private let site: CallSite
  private var progress = ProbeProgress()
  private var isFinished = false

  /// Creates a probe for the messages between an object under test and its doubles.
  public init(
    _ alone: SubjectUnderTest<Subject>,
    exhaustivity: Exhaustivity = .on,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where Subject: AnyObject {
    subject = alone.subject
    recorder = alone.recorder
    owner = alone
    self.exhaustivity = exhaustivity
    site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Creates a module by `make`, and a probe for the messages between the module's objects.
  public init(
    of make: @autoclosure () throws -> Subject,
    exhaustivity: Exhaustivity = .on,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) rethrows {
    let recorder = Recorder()
    subject = try recorder.recording(make)
    self.recorder = recorder
    owner = nil
    self.exhaustivity = exhaustivity
    site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  deinit {
    if owner == nil { recorder.endConversation() }
    guard !isFinished, exhaustivity == .on else { return }
    progress.trace = recorder.trace().withoutTest()
    report(progress.unreceivedText.map { "The probe was not finished. \($0)" }, at: site)
  }

  /// Expects `message` to a receiver of a role as the next message of the trace, or, with exhaustivity off, as a later one.
  public func receive(
    _ role: Role,
    _ message: String,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    report(progress.receive([(role, message)], skips: exhaustivity == .off), at: site)
  }

  /// Expects that the next messages of the trace are `messages` in any order, each named with the role of its receiver.
  public func receiveInAnyOrder(
    _ messages: (role: Role, text: String)...,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    report(progress.receive(messages, skips: exhaustivity == .off), at: site)
  }

  /// Expects that the test has received all messages of the trace, if the exhaustivity is `on`; the probe ends.
  public func finish(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    isFinished = true
    settle(at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Expects that all messages recorded so far are received, if exhaustivity is on; then counts them as received.
  private func settle(at site: CallSite) {
    progress.trace = recorder.trace().withoutTest()
    if exhaustivity == .on { report(progress.unreceivedText, at: site) }
    progress.skipAll()
  }

  private func report(_ text: String?, at site: CallSite) {
    if let text { Failure(text, in: progress.trace).report(at: site) }
  }

  /// Calls `body` with the object or module under test, and records the messages that follow, for `receive` to expect.
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
    progress.trace = recorder.trace().withoutTest()
  }

  /// Calls the asynchronous `body` with the object or module under test, and records the messages that follow.
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
    progress.trace = recorder.trace().withoutTest()
  }

  /// Calls `body` with the object or module under test, and records messages until `isDone` holds, also on queues and in tasks; the
  /// test fails if `isDone` does not hold within `timeout` after `body` has returned.
  ///
  ///     await probe.send(until: { $0.contains("View showTotal") }) { $0.viewDidLoad() }
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
    try await recorder.record(until: isDone, timeout, at: site) { try await body(subject) }
    progress.trace = recorder.trace().withoutTest()
  }
}
