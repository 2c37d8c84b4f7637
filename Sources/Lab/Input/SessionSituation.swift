import LessonKit

/// A situation of a session, such as "a module is loaded", which decides which commands `help` suggests.
enum SessionSituation: Hashable, Sendable {
  case empty, loaded, recorded, faulty, puzzle, alone, closed, past, lesson, exploring
}

extension Session {
  var situations: Set<SessionSituation> {
    guard let lesson, !lesson.run.isFinished else { return [situationOutsideLessons] }
    return lesson.isExploring ? [.exploring, situationOutsideLessons] : [.lesson]
  }

  private var situationOutsideLessons: SessionSituation {
    guard let loaded else { return .empty }
    if isInPast { return .past }
    if loaded.soloist != nil { return .alone }
    if loaded.now.lastNumber == 0 { return .loaded }
    if loaded.isClosed { return .closed }
    if loaded.run.faults.contains(where: \.isSecret) { return .puzzle }
    return loaded.run.faults.isEmpty ? .recorded : .faulty
  }

  private static let maximumSuggestions = 12

  /// Up to 12 commands that `help` suggests now, in the order of learning, with `help` and `quit` at the end.
  var suggestedCommands: [Command] {
    let (situations, isRecording) = (situations, loaded?.run.recorded != nil)
    let fitting = Command.all.filter { command in
      !command.situations.isDisjoint(with: situations) && !(isRecording && command.needsModule)
    }
    let ranked = fitting.map { (rank: $0.rank(in: situations), command: $0) }.enumerated()
      .sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
      .map(\.element.command)
    let last = ranked.filter(\.isAboutTheSession)
    let count = Session.maximumSuggestions - last.count
    return ranked.filter { !$0.isAboutTheSession }.prefix(count) + last
  }
}

extension Command {
  fileprivate var isAboutTheSession: Bool { ["help", "quit"].contains(name) }

  fileprivate func rank(in situations: Set<SessionSituation>) -> Int {
    if group == .lesson || group == .step && situations.contains(.past) { return -1 }
    return Command.learnt.firstIndex(of: name) ?? Command.learnt.count
  }

  private static let learnt = [
    "lesson", "open", "tap", "back", "show", "why",
    "load", "play", "screen", "wiring", "source", "close",
    "inject", "heal", "findings", "explain", "undo", "compare", "diff",
    "step", "next", "finish", "continue", "goto", "break", "stack", "drop",
  ]
}
