import PrintableText
import TerminalText
import TraceRecording
import Traces

/// What a session holds, to go back to when a command is stopped halfway.
struct SessionState {
  private let loaded: LoadedModule?
  /// How many actions were done, and how many there were with those left out: what is done is added
  /// to both, and nothing that is kept here has to be copied for it.
  private let extent: (done: Int, all: Int)?
  private let settings: Settings
  private let previous: Trace?
  private let lesson: LessonVisit?
  private let remarks: Remarks
  private let viewing: Viewing
  private let debugger: Debugger
  private let replays: ReplayWatch
  private let history: ChangeHistory
  private let aliases: Aliases

  /// What it holds now.
  init(of session: Session) {
    loaded = session.loaded
    extent = session.loaded.map { ($0.done.count, $0.run.actions.count) }
    settings = session.settings
    previous = session.previous
    lesson = session.lesson
    remarks = session.remarks
    viewing = session.viewing
    debugger = session.debugger
    replays = session.replays
    history = session.history
    aliases = session.aliases
  }

  /// Has the session hold it again; a module that something was done to is made anew.
  func restore(in session: Session) {
    session.loaded = former
    session.settings = settings
    session.previous = previous
    session.lesson = lesson
    session.remarks = remarks
    session.viewing = viewing
    session.debugger = debugger
    session.replays = replays
    session.history = history
    session.aliases = aliases
    session.isFinished = false
  }
}

extension SessionState {
  /// The module as it was: the same where nothing was done to it, else made anew from its beginning.
  private var former: LoadedModule? {
    guard let loaded, let extent, loaded.done.count != extent.done else { return loaded }
    return LoadedModule(replaying: loaded.run.keeping(first: extent.all))
  }
}

extension Session {
  @TaskLocal private static var isInside = false

  /// Carries out a command, or leaves everything as it was when somebody wants it to stop.
  ///
  /// A session inside another, such as a lesson's, leaves that to the outer one.
  func unlessStopped(_ words: [String], _ body: () -> Answer) -> Answer {
    guard Interruption.current != nil, !Session.isInside else { return body() }
    let before = SessionState(of: self)
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
