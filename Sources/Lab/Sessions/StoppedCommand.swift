import PrintableText
import TerminalText
import TraceRecording

struct Remarks {
  private var made: Set<String> = []
  var isSilent = false

  mutating func isFirst(_ remark: String) -> Bool { made.insert(remark).inserted && !isSilent }
}

extension Session {
  @TaskLocal private static var isInside = false

  /// Runs `body` and restores the state before it when the user stops the command; of nested commands only the outer one restores.
  func unlessStopped(_ words: [String], _ body: () -> Answer) -> Answer {
    guard CancellationFlag.current != nil, !Session.isInside else { return body() }
    let before = (
      settings, today, loaded, replaced, previous, history, replayComparison, debugger, viewing,
      lesson, learnerRecord, remarks, aliases, knownCommands
    )
    // An action changes the loaded module, which is an object, so the number of its actions is kept beside the state.
    let extent = loaded.map { (done: $0.done.count, all: $0.run.actions.count) }
    let answer = Session.$isInside.withValue(true, operation: body)
    guard CancellationFlag.isSet else { return answer }
    CancellationFlag.current?.clear()
    CancellationFlag.$current.withValue(nil) {
      (
        settings, today, loaded, replaced, previous, history, replayComparison, debugger, viewing,
        lesson, learnerRecord, remarks, aliases, knownCommands
      ) = before
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
