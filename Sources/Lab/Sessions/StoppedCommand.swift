import PrintableText
import TerminalText
import TraceRecording

extension Session {
  @TaskLocal private static var isInside = false

  /// Runs `body`, which carries out a command, and restores the session's earlier state when the user stops the command.
  ///
  /// If the command was run by another one, such as `lesson`, only the outer command restores the state.
  func unlessStopped(_ words: [String], _ body: () -> Answer) -> Answer {
    guard CancellationFlag.current != nil, !Session.isInside else { return body() }
    // An action changes the loaded module, which is an object, so the number of its actions is kept beside the state.
    let before = state
    let extent = loaded.map { (done: $0.done.count, all: $0.run.actions.count) }
    let answer = Session.$isInside.withValue(true, operation: body)
    guard CancellationFlag.isSet else { return answer }
    CancellationFlag.current?.clear()
    CancellationFlag.$current.withValue(nil) {
      state = before
      isFinished = false
      if let loaded, let extent, loaded.done.count != extent.done {
        self.loaded = loaded.keeping(first: extent.all)
      }
    }
    let command = words.asTyped.printable()
    let stop = Refusal.failed("Stopped: \(command.cut(to: 60))  Everything is as it was before it.")
    var stopped = Answer(stop, width: settings.width)
    stopped.isStopped = true
    return stopped
  }
}
