/// What a learner has done so far: all records, one after the other.
public struct LearnerProgress: Sendable {
  /// How far a lesson has come.
  public struct OfLesson: Hashable, Sendable {
    /// The step that is open; nil when none is.
    public var openStep: String?
    /// Whether its end was reached once.
    public var isDone = false
    /// The steps that were left unsolved when they were open last.
    public var skipped: [String] = []
    /// What its steps are drawn by, where they are.
    public var seed: Int?
    /// How often that was done.
    public var sittings = 0
    /// The points of each step, since it was last begun.
    public var points: [String: Int] = [:]
    /// When something was last done in it.
    public var lastDay: Day?
  }

  /// A step that was marked.
  public struct Mark: Hashable, Sendable {
    /// The lesson.
    public let lesson: String
    /// The step.
    public let step: String
    /// What was said to it.
    public let text: String
  }

  /// The lessons that were begun, by name.
  public private(set) var lessons: [String: OfLesson] = [:]
  /// The questions of the bank that were asked, by name.
  public private(set) var items: [String: RecallState] = [:]
  /// The first answer to each question of each lesson, and all to those of the bank.
  public private(set) var answers: [KeptAnswer] = []
  /// The steps that were marked, in order.
  public private(set) var marks: [Mark] = []
  /// The name of the path that was chosen.
  public private(set) var path: String?
  /// The language that was chosen.
  public private(set) var language: String?

  /// Nothing done so far.
  public init() {}

  /// What the records say.
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
      let answer = KeptAnswer(lesson, step, isRight, misconception)
      if isRight { change(lesson, on: record.day) { $0.skipped.removeAll { $0 == step } } }
      if !answers.contains(where: { $0.isSameQuestion(as: answer) }) { answers.append(answer) }
    case .recalled(let item, let isRight, let misconception):
      items[item, default: RecallState()].take(isRight, on: record.day)
      answers.append(KeptAnswer(nil, item, isRight, misconception))
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
  /// Whether a lesson was gone through once.
  public func isDone(_ lesson: String) -> Bool { lessons[lesson]?.isDone ?? false }

  /// How many steps of a lesson whose end was reached are unsolved; 0 where its end was not reached.
  public func skippedCount(of lesson: String) -> Int {
    isDone(lesson) ? lessons[lesson]?.skipped.count ?? 0 : 0
  }

  /// Whether a lesson's end was reached with every step solved.
  public func isSolved(_ lesson: String) -> Bool { isDone(lesson) && skippedCount(of: lesson) == 0 }

  /// The index of the step at which a lesson goes on; 0 where it begins, or where that step is gone.
  public func openStep(of lesson: Lesson) -> Int {
    lesson.steps.firstIndex { $0.id == lessons[lesson.id]?.openStep } ?? 0
  }
}

/// An answer, as it is kept.
public struct KeptAnswer: Hashable, Sendable {
  /// The lesson; nil for a question of the bank.
  public let lesson: String?
  /// The step, or the item of the bank.
  public let question: String
  /// Whether it was right.
  public let isRight: Bool
  /// The misconception that it looks like.
  public let misconception: String?
  /// Whether the learner was sure; nil where nothing was said.
  public var isSure: Bool?

  init(_ lesson: String?, _ question: String, _ isRight: Bool, _ misconception: String?) {
    self.lesson = lesson
    self.question = question
    self.isRight = isRight
    self.misconception = misconception
  }

  fileprivate func isSameQuestion(as other: KeptAnswer) -> Bool {
    lesson == other.lesson && question == other.question
  }
}
