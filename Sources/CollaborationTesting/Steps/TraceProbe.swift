import TraceRecording
import Traces

/// Steps through a recording message by message.
///
///     let probe = TraceProbe(SubjectUnderTest { ProductListPresenter() })
///     probe.send { $0.didFetchProducts([]) }
///     probe.receive(.view, "showError(_)")
///     probe.finish()
///
/// `send` calls the subject from outside; `receive` expects the messages that follow, in order. Returned values are no
/// messages, and are not received.
public final class TraceProbe<Subject> {
  /// The treatment of messages that a test does not receive.
  public enum Exhaustivity: Sendable {
    /// Every message must be received, in order.
    case on
    /// Messages that the test does not expect are skipped.
    case off
  }

  let subject: Subject
  let recorder: Recorder
  let exhaustivity: Exhaustivity
  private let owner: AnyObject?
  private let site: CallSite
  var progress = ProbeProgress()
  var isFinished = false

  /// Steps through the messages of an object under test.
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

  /// Steps through the messages of a module that is created here.
  ///
  /// - Throws: The error that `make` throws.
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
    guard !isFinished, exhaustivity == .on else { return }
    progress.add(recorder.trace().withoutTest())
    progress.unreceivedText.map {
      Failure("The probe was not finished. \($0)", in: progress.trace).report(at: site)
    }
  }
}

extension TraceProbe {
  /// Expects the next message, by the role of its receiver.
  public func receive(
    _ role: Role,
    _ message: String,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    let expected = ExpectedMessage(role: role, text: message)
    report(progress.receive([expected], skips: exhaustivity == .off), at: site)
  }

  /// Expects the next messages, in any order.
  public func receiveInAnyOrder(
    _ messages: (role: Role, text: String)...,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    let expected = messages.map { ExpectedMessage(role: $0.role, text: $0.text) }
    report(progress.receive(expected, skips: exhaustivity == .off), at: site)
  }

  /// Expects that no messages are left.
  public func finish(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    isFinished = true
    settle(at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Expects that all messages so far were received.
  func settle(at site: CallSite) {
    progress.add(recorder.trace().withoutTest())
    if exhaustivity == .on { report(progress.unreceivedText, at: site) }
    progress.skipAll()
  }

  func report(_ text: String?, at site: CallSite) {
    if let text { Failure(text, in: progress.trace).report(at: site) }
  }
}
