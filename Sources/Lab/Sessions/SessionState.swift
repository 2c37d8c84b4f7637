import LessonKit
import Traces

/// What the commands of a session change: one value, so that a stopped command is taken back by assigning it.
struct SessionState {
  /// How things are shown.
  var settings: Settings
  /// The module on the stage, and how it came about.
  var loaded: LoadedModule?
  /// The module that was replaced last: going back to it costs nothing.
  var replaced: LoadedModule?
  /// The conversation before the last module was loaded, as far as it could be seen.
  var previous: Moment?
  /// The changes that can be undone and done again.
  var history = ChangeHistory()
  /// Whether the same actions lead to the same conversation.
  var replays = ReplayWatch()
  /// Where the person stands in the conversation.
  var debugger = Debugger()
  /// What of the conversation is drawn.
  var viewing = Viewing()
  /// The lesson that is open.
  var lesson: LessonVisit?
  /// The commands that lessons judge.
  var deeds = Deeds()
  /// What is said only once.
  var remarks = Remarks()
  /// Short words for longer ones.
  var aliases = Aliases()
  /// The commands that the person has typed or was told of.
  var met: Set<String> = []
  /// The day, told from outside; nil where it is not known.
  var today: Day?
  /// Whether the person wants to leave.
  var isFinished = false

  /// Begins with nothing but settings.
  init(settings: Settings) { self.settings = settings }
}

// MARK: - Parts

// A part is changed in place: a copy of it would cost what is in it.

extension Session {
  /// How things are shown.
  public internal(set) var settings: Settings {
    get { state.settings }
    _modify { yield &state.settings }
  }
  /// The day, told from outside; nil where it is not known.
  public var today: Day? {
    get { state.today }
    set { state.today = newValue }
  }
  /// Whether the person wants to leave.
  public internal(set) var isFinished: Bool {
    get { state.isFinished }
    set { state.isFinished = newValue }
  }
  var loaded: LoadedModule? {
    get { state.loaded }
    set { state.loaded = newValue }
  }
  var replaced: LoadedModule? {
    get { state.replaced }
    set { state.replaced = newValue }
  }
  var previous: Moment? {
    get { state.previous }
    set { state.previous = newValue }
  }
  var history: ChangeHistory {
    get { state.history }
    _modify { yield &state.history }
  }
  var replays: ReplayWatch {
    get { state.replays }
    _modify { yield &state.replays }
  }
  var debugger: Debugger {
    get { state.debugger }
    _modify { yield &state.debugger }
  }
  var viewing: Viewing {
    get { state.viewing }
    _modify { yield &state.viewing }
  }
  var lesson: LessonVisit? {
    get { state.lesson }
    _modify { yield &state.lesson }
  }
  var deeds: Deeds {
    get { state.deeds }
    _modify { yield &state.deeds }
  }
  var remarks: Remarks {
    get { state.remarks }
    _modify { yield &state.remarks }
  }
  var aliases: Aliases {
    get { state.aliases }
    _modify { yield &state.aliases }
  }
  var met: Set<String> {
    get { state.met }
    _modify { yield &state.met }
  }
}
