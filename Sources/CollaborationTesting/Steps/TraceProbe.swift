import TraceRecording
import Traces

/// Goes through a conversation message by message.
///
///     let probe = TraceProbe(SubjectUnderTest { ProductListPresenter() })
///     probe.send { $0.didFetchProducts([]) }
///     probe.receive(.view, "showError(_)")
///     probe.finish()
///
/// What a test sends, it sends from outside; what follows from that is received, in order. Answers with a value are
/// no messages, and are not received.
public final class TraceProbe<Subject> {
  /// Whether every message must be received.
  public enum Exhaustivity: Sendable {
    /// Every message, in order.
    case on
    /// Messages that nobody asks for are passed over.
    case off
  }

  let subject: Subject
  let recorder: Recorder
  let exhaustivity: Exhaustivity
  private let owner: AnyObject?
  private let site: CallSite
  var progress = ProbeProgress()
  var isFinished = false

  /// Goes through what an object says that is alone.
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

  /// Goes through what a module says that is made here.
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
    progress.left.map {
      Failure("The probe was not finished. \($0)", in: progress.trace).report(at: site)
    }
  }
}

extension TraceProbe {
  /// Expects the next message: who gets it, and what it is.
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
    report(progress.take([expected], skips: exhaustivity == .off), at: site)
  }

  /// Expects the next messages, in whatever order they come.
  public func receiveInAnyOrder(
    _ messages: (role: Role, text: String)...,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    let expected = messages.map { ExpectedMessage(role: $0.role, text: $0.text) }
    report(progress.take(expected, skips: exhaustivity == .off), at: site)
  }

  /// Expects that nothing more was said.
  public func finish(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    isFinished = true
    settle(at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Expects that all that was said so far was received.
  func settle(at site: CallSite) {
    progress.add(recorder.trace().withoutTest())
    if exhaustivity == .on { report(progress.left, at: site) }
    progress.passAll()
  }

  func report(_ text: String?, at site: CallSite) {
    if let text { Failure(text, in: progress.trace).report(at: site) }
  }
}
