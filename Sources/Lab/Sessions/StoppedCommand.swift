import PrintableText
import TerminalText
import TraceRecording

/// The state of a session before a command, which is restored if the user stops the command.
///
/// Actions change the loaded module, which is an object, so the number of its actions is stored beside the state.
private struct Checkpoint {
  private let state: SessionState
  private let extent: (done: Int, all: Int)?

  init(of session: Session) {
    state = session.state
    extent = session.loaded.map { ($0.done.count, $0.run.actions.count) }
  }

  func restore(in session: Session) {
    session.state = state
    session.isFinished = false
    guard let loaded = state.loaded, let extent, loaded.done.count != extent.done else { return }
    session.loaded = loaded.keeping(first: extent.all)
  }
}

extension Session {
  @TaskLocal private static var isInside = false

  /// Runs `body`, which carries out a command, and restores the session's earlier state when the user stops the command.
  ///
  /// If the command was run by another one, such as `lesson`, only the outer command restores the state.
  func unlessStopped(_ words: [String], _ body: () -> Answer) -> Answer {
    guard CancellationFlag.current != nil, !Session.isInside else { return body() }
    let before = Checkpoint(of: self)
    let answer = Session.$isInside.withValue(true, operation: body)
    guard CancellationFlag.isSet else { return answer }
    CancellationFlag.current?.clear()
    CancellationFlag.$current.withValue(nil) { before.restore(in: self) }
    let command = words.asTyped.printable()
    let stop = Refusal.failed("Stopped: \(command.cut(to: 60))  Everything is as it was before it.")
    var stopped = Answer(stop, width: settings.width)
    stopped.isStopped = true
    return stopped
  }
}
