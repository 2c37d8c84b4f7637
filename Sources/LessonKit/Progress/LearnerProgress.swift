/// A learner's progress, computed from the progress records.
public struct LearnerProgress: Sendable {
  /// The progress in one lesson.
  public struct OfLesson: Hashable, Sendable {
    /// The id of the open step; nil for none.
    public var openStep: String?
    /// Whether the end of the lesson was reached at least once.
    public var isDone = false
    /// The ids of the steps left unsolved when they were last open.
    public var skipped: [String] = []
    /// The seed that draws the steps; nil where no steps are drawn.
    public var seed: Int?
    /// How often a seed was drawn for the lesson.
    public var sittings = 0
    /// The points of each step since the last seed was drawn.
    public var points: [String: Int] = [:]
    /// The day of the last record; nil where no record has a day.
    public var lastDay: Day?
  }

  /// A step that the learner marked with a note.
  public struct Mark: Hashable, Sendable {
    /// The id of the lesson.
    public let lesson: String
    /// The id of the step.
    public let step: String
    /// The note.
    public let text: String
  }

  /// The progress in each lesson begun, by lesson id.
  public private(set) var lessons: [String: OfLesson] = [:]
  /// The state of each bank question asked, by id.
  public private(set) var items: [String: RecallState] = [:]
  /// The first answer to each question of each lesson, and all answers to bank questions.
  public private(set) var answers: [StoredAnswer] = []
  /// The marked steps, in order.
  public private(set) var marks: [Mark] = []
  /// The name of the chosen path; nil for none.
  public private(set) var path: String?
  /// The code of the chosen language; nil for none.
  public private(set) var language: String?

  /// Makes an empty progress.
  public init() {}

  /// Adds up progress records.
  public init(_ records: [ProgressRecord]) {
    for record in records { take(record) }
  }

  private mutating func take(_ record: ProgressRecord) {
    switch record.event {
    case .at(let lesson, let step):
      change(lesson, on: record.day) { state in
        state.openStep = step
        state.skipped.removeAll { $0 == step }
      }
    case .skipped(let lesson, let step):
      change(lesson, on: record.day) { $0.skipped = $0.skipped.filter { $0 != step } + [step] }
    case .done(let lesson):
      change(lesson, on: record.day) { ($0.isDone, $0.openStep) = (true, nil) }
    case .answered(let lesson, let step, let isRight, let misconception):
      let answer = StoredAnswer(lesson, step, isRight, misconception)
      if isRight { change(lesson, on: record.day) { $0.skipped.removeAll { $0 == step } } }
      if !answers.contains(where: { $0.isSameQuestion(as: answer) }) { answers.append(answer) }
    case .recalled(let item, let isRight, let misconception):
      items[item, default: RecallState()].take(isRight, on: record.day)
      answers.append(StoredAnswer(nil, item, isRight, misconception))
    case .sure(let question, let isSure): noteConfidence(isSure, in: question)
    case .seed(let lesson, let seed):
      change(lesson, on: record.day) { state in
        (state.seed, state.points, state.sittings) = (seed, [:], state.sittings + 1)
      }
    case .scored(let lesson, let step, let points):
      change(lesson, on: record.day) { $0.points[step] = points }
    case .path(let name): path = name
    case .language(let name): language = name
    case .mark(let lesson, let step, let text):
      marks.append(Mark(lesson: lesson, step: step, text: text))
    case .forget(let lesson): forget(lesson)
    }
  }

  private mutating func change(_ lesson: String, on day: Day?, _ body: (inout OfLesson) -> Void) {
    body(&lessons[lesson, default: OfLesson()])
    if let day { lessons[lesson]?.lastDay = day }
  }

  private mutating func noteConfidence(_ isSure: Bool, in question: String) {
    guard let index = answers.lastIndex(where: { $0.question == question }) else { return }
    answers[index].isSure = isSure
    if answers[index].lesson == nil, !answers[index].isRight {
      items[question]?.wasSurelyWrong = isSure
    }
  }

  private mutating func forget(_ lesson: String) {
    guard lesson != "*" else {
      self = LearnerProgress()
      return
    }
    lessons[lesson] = nil
    answers.removeAll { $0.lesson == lesson }
    marks.removeAll { $0.lesson == lesson }
  }
}

extension LearnerProgress {
  /// Returns whether the end of a lesson was reached.
  public func isDone(_ lesson: String) -> Bool { lessons[lesson]?.isDone ?? false }

  /// Returns the number of unsolved steps of a lesson whose end was reached; 0 for other lessons.
  public func skippedCount(of lesson: String) -> Int {
    isDone(lesson) ? lessons[lesson]?.skipped.count ?? 0 : 0
  }

  /// Returns whether the end of a lesson was reached with every step solved.
  public func isSolved(_ lesson: String) -> Bool { isDone(lesson) && skippedCount(of: lesson) == 0 }

  /// Returns the index of the step at which a lesson continues; 0 where no step is open or the page lacks it.
  public func openStep(of lesson: Lesson) -> Int {
    lesson.steps.firstIndex { $0.id == lessons[lesson.id]?.openStep } ?? 0
  }
}

/// An answer as stored in the progress.
public struct StoredAnswer: Hashable, Sendable {
  /// The id of the lesson; nil for a bank question.
  public let lesson: String?
  /// The id of the step or of the bank question.
  public let question: String
  /// Whether the answer was right.
  public let isRight: Bool
  /// The misconception that the choice names; nil for none.
  public let misconception: String?
  /// Whether the learner said to be sure; nil where the learner said nothing.
  public var isSure: Bool?

  init(_ lesson: String?, _ question: String, _ isRight: Bool, _ misconception: String?) {
    self.lesson = lesson
    self.question = question
    self.isRight = isRight
    self.misconception = misconception
  }

  fileprivate func isSameQuestion(as other: StoredAnswer) -> Bool {
    lesson == other.lesson && question == other.question
  }
}
