import LessonKit

/// A state of the session, by which `help` chooses the few commands it names.
enum SessionSituation: Hashable, Sendable {
  case empty
  /// A module is loaded, and no row is recorded.
  case loaded
  /// Rows are recorded, and the cursor is at the end.
  case recorded
  /// As `recorded`, with an injected fault.
  case faulty
  /// As `recorded`, with a secret fault to be found.
  case puzzle
  case alone
  case closed
  case past
  case lesson
  /// A lesson is paused by `explore`.
  case exploring
}

extension Session {
  /// The current situations: the lesson's, or those of the loaded module, or both while exploring.
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

  /// The commands that `help` names now.
  var suggestedCommands: [Command] {
    let isRecording = loaded?.run.recorded != nil
    return Command.suggestions(in: situations) { !(isRecording && $0.needsModule) }
  }
}

extension Command {
  static let maximumSuggestions = 12

  /// Returns the commands for some situations, in the order in which they are learnt.
  static func suggestions(
    in situations: Set<SessionSituation>,
    where isPossible: (Command) -> Bool
  ) -> [Command] {
    let fitting = all.filter { !$0.situations.isDisjoint(with: situations) && isPossible($0) }
    let ranked = fitting.enumerated().sorted { first, second in
      let ranks = [first, second].map { ($0.element.rank(in: situations), $0.offset) }
      return ranks[0] < ranks[1]
    }
    .map(\.element)
    let last = ranked.filter(\.isAboutTheSession)
    return ranked.filter { !$0.isAboutTheSession }.prefix(maximumSuggestions - last.count) + last
  }

  /// Whether the command stands at the end of every list.
  private var isAboutTheSession: Bool { ["help", "quit"].contains(name) }

  /// The position in the order of learning; -1 for commands of the current lesson or, in the past, for stepping.
  private func rank(in situations: Set<SessionSituation>) -> Int {
    let belongsToSituation = group == .lesson || group == .step && situations.contains(.past)
    if belongsToSituation { return -1 }
    return Command.learnt.firstIndex(of: name) ?? Command.learnt.count
  }

  private static let learnt = [
    "lesson", "open", "tap", "back", "show", "why",
    "load", "play", "screen", "wiring", "source", "close",
    "inject", "heal", "findings", "explain", "undo", "compare", "diff",
    "step", "next", "finish", "continue", "goto", "break", "stack", "drop",
  ]
}
