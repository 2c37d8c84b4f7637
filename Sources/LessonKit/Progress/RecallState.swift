/// When a question of the bank is asked again: after 1, 3, 7 and 21 days.
public struct RecallState: Hashable, Sendable {
  /// How often it was known when it was due.
  public private(set) var stage = 0
  /// When it was asked last, or when its lesson was done.
  public private(set) var lastDay: Day?
  /// Whether the last answer was wrong, and the learner sure of it.
  public internal(set) var wasSurelyWrong = false

  private static let days = [1, 3, 7, 21]

  /// Begins with a question that was not asked yet.
  init(since day: Day? = nil) { lastDay = day }

  /// The day from which it is due; nil when it was known often enough, or when no day is known.
  public var dueDay: Day? {
    guard stage < Self.days.count else { return nil }
    return lastDay.map { $0 + Self.days[stage] }
  }

  /// Takes an answer: what was missed begins anew, what is known before it is due stays.
  mutating func take(_ isRight: Bool, on day: Day?) {
    wasSurelyWrong = false
    guard isRight else {
      stage = 0
      lastDay = day ?? lastDay
      return
    }
    guard let day, let lastDay, let dueDay else {
      self.lastDay = lastDay ?? day
      return
    }
    guard day >= dueDay else { return }
    stage += 1
    self.lastDay = max(day, lastDay)
  }
}

extension LearnerProgress {
  /// At most so many questions are asked at once.
  public static let mostRecalled = 6

  /// The questions that are due on a day: those missed by somebody who was sure, then the oldest; no
  /// two of one concept in a row where others are there.
  public func dueItems(in bank: Bank, on today: Day) -> [String] {
    let due = bank.questions.compactMap { item -> (item: Step, state: RecallState, day: Day)? in
      guard let state = state(of: item), let day = state.dueDay, day <= today else { return nil }
      return (item, state, day)
    }
    let ranked = due.sorted { one, other in
      one.state.wasSurelyWrong == other.state.wasSurelyWrong
        ? one.day < other.day : one.state.wasSurelyWrong
    }
    var rest = ranked.map(\.item)
    var chosen: [Step] = []
    while !rest.isEmpty, chosen.count < Self.mostRecalled {
      let index = rest.firstIndex { $0.concept != chosen.last?.concept } ?? 0
      chosen.append(rest.remove(at: index))
    }
    return chosen.map(\.id)
  }

  /// How it stands with a question: asked before, or of a lesson that is done; nil otherwise.
  private func state(of item: Step) -> RecallState? {
    if let state = items[item.id] { return state }
    guard let lesson = item.seenIn, isDone(lesson) else { return nil }
    return RecallState(since: lessons[lesson]?.lastDay)
  }
}

extension Step {
  /// What a question of the bank is about: said there, else its name without the number.
  var concept: String { data.text("concept") ?? String(id.prefix { !$0.isNumber }) }

  /// The lesson in which its answer can be seen.
  var seenIn: String? { data.text("see") }
}
