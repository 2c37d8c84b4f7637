import LessonKit

/// What a person is in the middle of, by which `help` chooses its few words.
enum Occasion: Hashable, Sendable {
  /// Nothing is loaded.
  case empty
  /// A module is loaded, and nobody has said anything yet.
  case loaded
  /// Something was said, and the cursor stands at the end.
  case recorded
  /// The same, with a fault in it.
  case faulty
  /// The same, with one that is to be found out.
  case puzzle
  /// One object is alone among fakes.
  case alone
  /// The module was taken off the stage.
  case closed
  /// The cursor stands before the end.
  case past
  /// A step of a lesson is open.
  case lesson
  /// A lesson waits while things are tried freely.
  case exploring
}

extension Session {
  /// What the person is in the middle of now.
  var occasions: Set<Occasion> {
    guard let lesson, !lesson.run.isFinished else { return [occasionOutsideLessons] }
    return lesson.isExploring ? [.exploring, occasionOutsideLessons] : [.lesson]
  }

  private var occasionOutsideLessons: Occasion {
    guard let loaded else { return .empty }
    if isInPast { return .past }
    if loaded.soloist != nil { return .alone }
    if loaded.now.lastNumber == 0 { return .loaded }
    if loaded.isClosed { return .closed }
    if loaded.run.faults.contains(where: \.isSecret) { return .puzzle }
    return loaded.run.faults.isEmpty ? .recorded : .faulty
  }

  /// The words that `help` names now.
  var fewWords: [Command] {
    let isRecording = loaded?.run.recorded != nil
    return Command.few(on: occasions) { !(isRecording && $0.needsModule) }
  }
}

extension Command {
  /// As many words are shown at once.
  static let fewest = 12

  /// The words of some occasions, in the order in which they are learnt.
  static func few(
    on occasions: Set<Occasion>,
    where isPossible: (Command) -> Bool
  ) -> [Command] {
    let fitting = all.filter { !$0.occasions.isDisjoint(with: occasions) && isPossible($0) }
    let ranked = fitting.enumerated().sorted { first, second in
      let ranks = [first, second].map { ($0.element.rank(on: occasions), $0.offset) }
      return ranks[0] < ranks[1]
    }
    .map(\.element)
    let last = ranked.filter(\.isAboutTheSession)
    return ranked.filter { !$0.isAboutTheSession }.prefix(fewest - last.count) + last
  }

  /// Stands at the end of every list.
  private var isAboutTheSession: Bool { ["help", "quit"].contains(name) }

  /// How early it is learnt, behind what the person is in the middle of: a lesson, or stepping.
  private func rank(on occasions: Set<Occasion>) -> Int {
    let isAboutOccasion = group == .lesson || group == .step && occasions.contains(.past)
    if isAboutOccasion { return -1 }
    return Command.learnt.firstIndex(of: name) ?? Command.learnt.count
  }

  private static let learnt = [
    "lesson", "open", "tap", "back", "show", "why",
    "load", "play", "screen", "wiring", "source", "close",
    "inject", "heal", "findings", "explain", "undo", "compare", "diff",
    "step", "next", "finish", "continue", "goto", "break", "stack", "drop",
  ]
}
