import LessonKit
import PrintableText
import SequenceDiagrams
import TerminalText
import TraceRecording

/// The state that commands change, as one value, so that it can be restored when a command is stopped.
struct SessionState {
  var settings: Settings
  var loaded: LoadedModule?
  /// The module before the present one, to be restored without replaying its actions.
  var replaced: LoadedModule?
  var previous: Moment?
  var history = ChangeHistory()
  var replayComparison = ReplayComparison()
  var debugger = Debugger()
  /// How the person draws the loaded trace: its folded rows and the filter; the other options follow the settings.
  var viewing = DiagramOptions(foldsRepeats: true)
  /// The lesson that is open or was open last; nil after `leave`.
  var lesson: LessonVisit?
  var learnerRecord = LearnerRecord()
  var remarks = Remarks()
  var aliases = Aliases()
  var knownCommands: Set<String> = []
  var today: Day?
}

struct Remarks {
  private var made: Set<String> = []
  var isSilent = false

  mutating func isFirst(_ remark: String) -> Bool { made.insert(remark).inserted && !isSilent }
}

// MARK: - Parts

// Parts are modified in place with `_modify`, because `get` and `set` would copy their contents.

extension Session {
  /// The settings of the output.
  public internal(set) var settings: Settings {
    get { state.settings }
    _modify { yield &state.settings }
  }
  /// The date, set from outside; nil when unknown.
  public var today: Day? {
    get { state.today }
    set { state.today = newValue }
  }
  var loaded: LoadedModule? {
    get { state.loaded }
    set { state.loaded = newValue }
  }
  var debugger: Debugger {
    get { state.debugger }
    _modify { yield &state.debugger }
  }
  var lesson: LessonVisit? {
    get { state.lesson }
    _modify { yield &state.lesson }
  }
  var aliases: Aliases {
    get { state.aliases }
    _modify { yield &state.aliases }
  }

  @TaskLocal private static var isInside = false

  /// Runs `body` and restores the state before it when the user stops the command; of nested commands only the outer one restores.
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
