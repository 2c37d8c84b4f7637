import PrintableText
import TerminalText
import TraceRecording

/// What a session was before a command that may be stopped.
///
/// A module is an object, and acting changes it: how many actions it had is kept beside the state.
private struct Checkpoint {
  private let state: SessionState
  private let extent: (done: Int, all: Int)?

  init(of session: Session) {
    state = session.state
    extent = session.loaded.map { ($0.done.count, $0.run.actions.count) }
  }

  /// Makes a session what it was.
  func restore(in session: Session) {
    session.state = state
    session.isFinished = false
    guard let loaded = state.loaded, let extent, loaded.done.count != extent.done else { return }
    session.loaded = loaded.keeping(first: extent.all)
  }
}

extension Session {
  @TaskLocal private static var isInside = false

  /// Carries out a command, or leaves everything as it was when somebody wants it to stop.
  ///
  /// A session inside another, such as a lesson's, leaves that to the outer one.
  func unlessStopped(_ words: [String], _ body: () -> Answer) -> Answer {
    guard Interruption.current != nil, !Session.isInside else { return body() }
    let before = Checkpoint(of: self)
    let answer = Session.$isInside.withValue(true, operation: body)
    guard Interruption.isRequested else { return answer }
    Interruption.current?.clear()
    Interruption.$current.withValue(nil) { before.restore(in: self) }
    let command = words.map(\.quotedIfNeeded).joined(separator: " ").printable()
    let stop = Refusal.failed("Stopped: \(command.cut(to: 60))  Everything is as it was before it.")
    var stopped = Answer(stop, width: settings.width)
    stopped.isStopped = true
    return stopped
  }
}
