/// A learner's progress through the lessons, computed from the records in the progress file.
public struct LearnerProgress: Sendable {
  /// A learner's progress in one lesson.
  public struct OfLesson: Hashable, Sendable {
    /// The id of the step at which the lesson continues; nil if none is open.
    public var openStep: String?
    /// Whether the end of the lesson was reached at least once.
    public var isDone = false
    /// The ids of the steps that were left unsolved when they were last open.
    public var skipped: [String] = []
    /// The number that decides which steps of the lesson are asked; nil if no steps were drawn.
    public var seed: Int?
    /// The number of times that a seed was drawn for the lesson.
    public var sittings = 0
    /// The points of each step of an exam, by step id, since the last seed was drawn.
    public var points: [String: Int] = [:]
    /// The day of the last record about the lesson; nil if no record has a day.
    public var lastDay: Day?
  }

  /// A step that the learner marked with a note.
  public struct Mark: Hashable, Sendable {
    /// The id of the lesson with the marked step.
    public let lesson: String
    /// The id of the marked step.
    public let step: String
    /// The learner's note about the step.
    public let text: String
  }

  /// The progress in each lesson that was begun, by lesson id.
  public private(set) var lessons: [String: OfLesson] = [:]
  /// The schedules of the bank's questions that were asked so far, by question id.
  public private(set) var items: [String: RecallState] = [:]
  /// The first answer to each question of each lesson, and all answers to questions of the bank.
  public private(set) var answers: [GivenAnswer] = []
  /// The steps that the learner marked with a note, in the order of marking.
  public private(set) var marks: [Mark] = []
  /// The name of the learning path (a sequence of lessons) that the learner chose; nil if none.
  public private(set) var path: String?
  /// The id of the lesson that was opened or ended last, even if it was forgotten since; nil if none was.
  private var lastLesson: String?
  /// The code of the language that the learner chose for lessons, such as `ko`; nil if none.
  public private(set) var language: String?

  /// Computes the progress from the records of the progress file, in the order of the file.
  public init(_ records: [ProgressRecord] = []) {
    for record in records { take(record) }
  }

  private mutating func take(_ record: ProgressRecord) {
    switch record.event {
    case .at(let lesson, let step):
      change(lesson, on: record.day) { state in
        state.openStep = step
        state.skipped.removeAll { $0 == step }
      }
      lastLesson = lesson
    case .skipped(let lesson, let step):
      change(lesson, on: record.day) { $0.skipped = $0.skipped.filter { $0 != step } + [step] }
    case .done(let lesson):
      change(lesson, on: record.day) { ($0.isDone, $0.openStep) = (true, nil) }
      lastLesson = lesson
    case .answered(let lesson, let step, let isRight, let misconception):
      let answer = GivenAnswer(lesson, step, isRight, misconception)
      if isRight { change(lesson, on: record.day) { $0.skipped.removeAll { $0 == step } } }
      let isFirst = !answers.contains { ($0.lesson, $0.question) == (lesson, step) }
      if isFirst { answers.append(answer) }
    case .recalled(let item, let isRight, let misconception):
      items[item, default: RecallState()].take(isRight, on: record.day)
      answers.append(GivenAnswer(nil, item, isRight, misconception))
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

  /// Returns whether the learner reached the end of the lesson with the id `lesson`.
  public func isDone(_ lesson: String) -> Bool { lessons[lesson]?.isDone ?? false }

  /// The id of the lesson that the learner left last, if it was left before its end; nil otherwise.
  public var openLesson: String? {
    lastLesson.flatMap { lessons[$0]?.openStep == nil ? nil : $0 }
  }

  /// Returns the number of steps left unsolved in the lesson with the id `lesson`; 0 if its end was not reached yet.
  public func skippedCount(of lesson: String) -> Int {
    isDone(lesson) ? lessons[lesson]?.skipped.count ?? 0 : 0
  }

  /// Returns whether the learner reached the end of the lesson with the id `lesson` and solved every step.
  public func isSolved(_ lesson: String) -> Bool { isDone(lesson) && skippedCount(of: lesson) == 0 }

  /// Returns the index of the step at which a lesson continues; 0 if no step is open or the lesson has no step with the stored id.
  public func openStep(of lesson: Lesson) -> Int {
    lesson.steps.firstIndex { $0.id == lessons[lesson.id]?.openStep } ?? 0
  }
}
