import TraceRecording
import Traces

/// A message that a test expects next, with the role of its receiver.
private typealias ExpectedMessage = (role: Role, text: String)

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
  private var trace = Trace()
  /// The number of the last event that was received or skipped; 0 for none.
  private var lastNumber = 0
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
    trace = recorder.trace().withoutTest()
    report(unreceivedText.map { "The probe was not finished. \($0)" }, at: site)
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
    report(receive([(role, message)]), at: site)
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
    report(receive(messages), at: site)
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
    trace = recorder.trace().withoutTest()
    if exhaustivity == .on { report(unreceivedText, at: site) }
    lastNumber = trace.lastNumber
  }

  private func report(_ text: String?, at site: CallSite) {
    if let text { Failure(text, in: trace).report(at: site) }
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
    trace = recorder.trace().withoutTest()
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
    trace = recorder.trace().withoutTest()
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
    trace = recorder.trace().withoutTest()
  }

  private var open: some Collection<Event> {
    let start = trace.index(ofRow: lastNumber).map { $0 + 1 } ?? 0
    return trace.events[start...].lazy.filter { [lastNumber] in
      $0.isMessage && $0.number ?? 0 > lastNumber
    }
  }

  /// Receives the expected messages in any order; returns nil, or the failure's text.
  ///
  /// Fails if the next message is none of them, or cannot be compared with an expected one of its receiver; with exhaustivity off, only if no later
  /// message is one of them either.
  private func receive(_ expected: [ExpectedMessage]) -> String? {
    var rest = expected
    do throws(TraceReadingError) {
      while !rest.isEmpty {
        guard let (row, index) = try next(among: rest) else { return text(rest) }
        lastNumber = row.number ?? 0
        rest.remove(at: index)
      }
      return nil
    } catch {
      return "The message cannot be read. \(error)"
    }
  }

  private func next(
    among expected: [ExpectedMessage]
  ) throws(TraceReadingError) -> (row: Event, index: Int)? {
    for row in open.prefix(exhaustivity == .on ? 1 : .max) {
      for (index, message) in expected.enumerated()
      where row.receiver?.isAmong([message.role]) == true {
        if try MessagePattern("_ -> _ \(message.text)").matches(row) { return (row, index) }
      }
    }
    return nil
  }

  /// Returns the failure text for a next message that is none of the expected messages, or for no next message.
  private func text(_ expected: [ExpectedMessage]) -> String {
    let wanted = expected.map { "\($0.role.name) \($0.text)" }.joined(separator: ", or ")
    guard let row = open.first else {
      return "Expected \(wanted), but nothing more was said."
    }
    let diagram = trace.excerpt(around: row)
    let cause = row.cause.flatMap { trace[row: $0] }.map { "Caused by \($0.expectation).\n" } ?? ""
    return
      "Expected \(wanted), found \(row.expectation).\n\(cause)Write: \(row.receiveLine)\n\n\(diagram)"
  }

  private var unreceivedText: String? {
    guard let first = open.first else { return nil }
    let lines = open.map { $0.receiveLine.indented(by: 2) }.joined(separator: "\n")
    let diagram = trace.excerpt(around: first)
    return
      "\(open.count.counted("message")) not received, first \(first.expectation). Write:\n\(lines)\n\n\(diagram)"
  }
}

extension Event {
  /// The line of Swift to write in a test that receives this message; a comment for a lost message.
  fileprivate var receiveLine: String {
    if kind == .lost { return "// lost: \(expectation)" }
    let name = receiver?.role.name ?? "_"
    let isStandard = Role.standard.contains { $0.name == name }
    let role = isStandard ? ".\(name.uncapitalized)" : #".init("\#(name)")"#
    let text = message?.text ?? "_"
    let pounds = text.contains("\"") || text.contains("\\") ? "#" : ""
    return "probe.receive(\(role), \(pounds)\"\(text)\"\(pounds))"
  }
}
