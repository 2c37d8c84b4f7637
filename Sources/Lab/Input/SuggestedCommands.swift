import LessonKit

/// A situation of a session, such as "a module is loaded", which decides which commands `help` suggests.
///
/// The raw value has the names of the commands to suggest, in the order of learning, at most 11 besides `return`; in a lesson those
/// that its step takes. `return` is suggested only while a lesson waits.
enum SessionSituation: String, CaseIterable {
  case empty = "return lesson load explain compare"
  case loaded = "return open load play wiring source inject explain compare"
  case recorded = "return tap back show why wiring source inject findings undo goto"
  case faulty = "return tap show why wiring heal findings explain undo diff goto"
  case puzzle = "return tap show why wiring heal findings goto stack diagram guess"
  case alone = "return show why load wiring source undo goto send diagram stub"
  case closed = "return show why load inject findings undo goto reload leaks"
  case past = "step next finish continue goto break stack drop watch return why screen"
  case lesson = "go hint answer skip again previous restart explore leave open tap show why wiring"

  var commandNames: [String] { rawValue.split(separator: " ").map(String.init) }
}

extension Session {
  var situation: SessionSituation {
    if openLesson != nil { return .lesson }
    guard let loaded else { return .empty }
    if isInPast { return .past }
    if loaded.soloist != nil { return .alone }
    if loaded.now.lastNumber == 0 { return .loaded }
    if loaded.isClosed { return .closed }
    if loaded.run.faults.contains(where: \.isSecret) { return .puzzle }
    return loaded.run.faults.isEmpty ? .recorded : .faulty
  }

  private static let maximumSuggestions = 12

  /// Up to 12 commands that `help` suggests now, in the order of learning, with `help` at the end, and with `quit` except in the past
  /// and in a lesson.
  var suggestedCommands: [Command] {
    let (situation, isRecording) = (situation, loaded?.run.recorded != nil)
    let isExploring = lesson.map { $0.isExploring && !$0.run.isFinished } ?? false
    let fitting = situation.commandNames
      .filter { $0 != "return" || isExploring }
      .compactMap(Command.beginning)
      .filter { !(isRecording && $0.needsModule) && fitsOpenStep($0) }
    let last: [Command] = [.past, .lesson].contains(situation) ? [.help] : [.help, .quit]
    return fitting.prefix(Session.maximumSuggestions - last.count) + last
  }

  /// Returns whether the open step of a lesson takes the command: of `go`, `hint`, `answer` and `skip` what its keys name, and in a
  /// question no action.
  private func fitsOpenStep(_ command: Command) -> Bool {
    guard let run = openLesson?.run else { return true }
    let advances = [Command.go, .hint, .answer, .skip].map(\.name).contains(command.name)
    return advances
      ? run.suggestedCommands.contains(command.name)
      : !(command.isAction && run.step.kind.isQuestion)
  }
}
