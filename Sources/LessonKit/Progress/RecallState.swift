/// The schedule of a question of the bank (for repetition): due after 1 day, then 3, 7 and 21 days after right answers.
public struct RecallState: Hashable, Sendable {
  /// The number of right answers since the last wrong one, counting only answers given when the question was due.
  public private(set) var stage = 0
  /// The day on which the waiting time until the question is due begins; nil if unknown.
  ///
  /// This is the day of the last answer that changed the schedule or, before any answer, of the last work on the question's lesson.
  public private(set) var lastDay: Day?
  /// Whether the last answer to the question was wrong although the learner was sure.
  public internal(set) var wasSurelyWrong = false

  private static let days = [1, 3, 7, 21]

  init(since day: Day? = nil) { lastDay = day }

  /// The day from which the question is due; nil after four right answers, or if `lastDay` is unknown.
  public var dueDay: Day? {
    guard stage < Self.days.count else { return nil }
    return lastDay.map { $0 + Self.days[stage] }
  }

  /// Updates the schedule: a wrong answer restarts it; a right answer advances it if the question is due.
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
  /// The maximum number of the bank's questions that are asked in one session.
  public static let maximumRecalled = 6

  /// Returns the ids of the bank's due questions, at most `maximumRecalled`.
  ///
  /// Questions that a sure learner answered wrongly come first, then the others by due day. Two questions of one
  /// concept follow each other only where no other concept is left.
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
    while !rest.isEmpty, chosen.count < Self.maximumRecalled {
      let index = rest.firstIndex { $0.concept != chosen.last?.concept } ?? 0
      chosen.append(rest.remove(at: index))
    }
    return chosen.map(\.id)
  }

  private func state(of item: Step) -> RecallState? {
    if let state = items[item.id] { return state }
    guard let lesson = item.lessonWithAnswer, isDone(lesson) else { return nil }
    return RecallState(since: lessons[lesson]?.lastDay)
  }
}

extension Step {
  /// The concept that a question of the bank asks about: its attribute `concept`, else its id up to the first digit.
  var concept: String { data.text("concept") ?? String(id.prefix { !$0.isNumber }) }

  /// The id of the lesson that answers this question of the bank; nil if the question names none.
  var lessonWithAnswer: String? { data.text("see") }
}
