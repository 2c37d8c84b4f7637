/// The schedule of a bank question: it is asked again after 1, 3, 7 and 21 days.
public struct RecallState: Hashable, Sendable {
  /// The number of right answers on due days since the last wrong answer.
  public private(set) var stage = 0
  /// The day of the last answer that counted, or the day on which the question's lesson was done; nil for none.
  public private(set) var lastDay: Day?
  /// Whether the last answer was wrong although the learner was sure.
  public internal(set) var wasSurelyWrong = false

  private static let days = [1, 3, 7, 21]

  init(since day: Day? = nil) { lastDay = day }

  /// The day from which the question is due; nil after four right answers, or where no day is known.
  public var dueDay: Day? {
    guard stage < Self.days.count else { return nil }
    return lastDay.map { $0 + Self.days[stage] }
  }

  /// Counts an answer: a wrong one resets the schedule, a right one before the due day changes nothing.
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
  /// The most questions asked at once.
  public static let maximumRecalled = 6

  /// Returns the due questions: first those answered wrongly and surely, then the oldest.
  ///
  /// Two questions of one concept follow each other only where no other concept is left.
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

  /// The state of a question that was asked, or whose lesson is done; nil for other questions.
  private func state(of item: Step) -> RecallState? {
    if let state = items[item.id] { return state }
    guard let lesson = item.lessonWithAnswer, isDone(lesson) else { return nil }
    return RecallState(since: lessons[lesson]?.lastDay)
  }
}

extension Step {
  /// The concept of a bank question: its attribute, else its id up to the first digit.
  var concept: String { data.text("concept") ?? String(id.prefix { !$0.isNumber }) }

  /// The lesson with the answer; nil for none.
  var lessonWithAnswer: String? { data.text("see") }
}
