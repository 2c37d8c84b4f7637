import Traces

/// A learner's attempt at one lesson: the open step, its state and its checks.
///
/// It runs no commands. The laboratory runs the commands of each reply, reports its state when a step begins and after
/// each command, passes on the learner's input, and shows the reply.
public struct LessonAttempt: Sendable {
  /// The lesson in the language that the learner reads.
  public private(set) var lesson: Lesson
  /// The number that decides the order of choices and which steps are drawn; 0 keeps the written order of choices.
  public let seed: Int
  /// The index of the open step, from 0; the number of steps when the lesson is over.
  public internal(set) var stepIndex: Int
  /// The answers that the learner gave in this attempt, in order.
  public internal(set) var answers: [GivenAnswer] = []
  /// The ids of the steps that the learner left unsolved, in order.
  public internal(set) var skipped: [String] = []
  /// The ids of the steps that the learner has left unsolved so far, in an earlier attempt, too, if its ids are put in.
  public var unsolved: Set<String> = []
  /// The highest index of a step that was open before or after a jump since the lesson was last started; up to that step, the
  /// learner may go forward without an answer.
  var furthest = 0
  /// The number of refused statements, and in a test also of wrong guesses and of answers shown on request.
  var slips = 0
  let route: [Int]
  /// Whether this is an attempt at the lesson's test only.
  public let isTest: Bool
  /// The points of each step of an exam that the learner left, in order.
  public internal(set) var scores: [StepScore] = []
  var progress: CheckProgress
  var state = StepState()
  var base = Observation()
  var latest = Observation()

  /// Starts a lesson at the first step, from `index` on, that the seed draws; the lesson is over if there is no such step.
  public init(_ lesson: Lesson, at index: Int = 0, seed: Int = 0) {
    let route = lesson.route(seed: seed)
    let start = route.first { $0 >= index } ?? lesson.steps.count
    self.init(lesson, at: start, seed: seed, route: route, isTest: false)
  }

  /// Starts a lesson's test: its twins (steps written for the test), or if it has none, its `recall` steps and its last task.
  public init(testing lesson: Lesson, seed: Int = 0) {
    let route = lesson.testedSteps
    self.init(lesson, at: route.first ?? 0, seed: seed, route: route, isTest: true)
  }

  init(_ lesson: Lesson, at index: Int, seed: Int, route: [Int], isTest: Bool) {
    self.lesson = lesson
    self.seed = seed
    self.route = route
    self.isTest = isTest
    stepIndex = min(max(0, index), lesson.steps.count)
    let isOver = stepIndex == lesson.steps.count
    progress = CheckProgress(isOver ? [] : lesson.steps[stepIndex].checks)
  }

  /// Continues in a translation of the lesson; does nothing if the translation's steps have other ids.
  public mutating func read(_ translation: Lesson) {
    if translation.steps.map(\.id) == lesson.steps.map(\.id) { lesson = translation }
  }

  /// Sets the laboratory's state at which the open step begins, after the commands of a reply were run.
  public mutating func begin(at observation: Observation) {
    base = observation
    latest = observation
    state.changes = 0
  }

  /// The open step; the last step of the lesson when the lesson is over.
  public var step: Step { lesson.steps[min(stepIndex, lesson.steps.count - 1)] }

  /// Whether the lesson is over, because the learner has left its last step.
  public var isFinished: Bool { stepIndex >= lesson.steps.count }

  /// The number of the first row of the trace that the open step hides; nil if it hides none.
  public var hiddenFrom: Int? { isFinished ? nil : step.hiddenFrom }

  /// The position in the lesson for the prompt, such as `2/5`; empty when the lesson is over.
  public var promptText: String { isFinished ? "" : "\(number)/\(route.count)" }

  /// The position of the open step, from 1, among the steps that this attempt plays.
  var number: Int { route.count { $0 <= stepIndex } }

  /// Whether the lesson is over, no step was skipped and no question of the bank was answered wrongly.
  ///
  /// In a test, no question at all may be answered wrongly, and `slips` must be 0.
  public var isPassed: Bool {
    isFinished && skipped.isEmpty && (slips == 0 || !isTest)
      && answers.allSatisfy { $0.isRight || !($0.isRecalled || isTest) }
  }

  /// The commands that bring a laboratory with nothing loaded to the start of the open step.
  public var setup: [String] { lesson.commands(upTo: stepIndex) }

  /// Whether row numbers may differ from the lesson's: more commands than expected changed the trace, or ``contradictsRows`` holds.
  var hasUnexpectedEvents: Bool {
    state.changes > step.completion.count || contradictsRows
  }

  /// Whether the right choice of a later question is false for the question's row; questions after the next `load` do not count.
  private var contradictsRows: Bool {
    let later = lesson.steps.dropFirst(stepIndex + 1).prefix { $0.stage.load == nil }
    return later.contains { step in
      guard let number = step.row, let row = latest.trace[row: number] else { return false }
      return step.rightChoice.map { !$0.choice.isTrue(of: row) } ?? false
    }
  }

  mutating func recordAnswer(_ choice: Choice) {
    let lesson = question.kind == .item ? nil : lesson.id
    answers.append(GivenAnswer(lesson, question.id, choice.isRight, choice.misconception))
  }
}

struct StepState: Sendable {
  /// The number of wrong answers to the step and of actions that brought the step no nearer to its end.
  var misses = 0
  var hintsShown = 0
  var isAnswerShown = false
  var changes = 0
  /// Whether the learner found a secretly injected fault before any command changed the trace.
  var isNamedUnseen = false
  var requiredCommand: String?
  /// The index, from 0, of the question that is being asked in a step with several questions.
  var question = 0
  /// Whether the learner skipped a question of a step with several questions, so that the step stays unsolved.
  var hasSkippedQuestion = false
  var decision: Choice?
  var statements = Statements()
}

/// The points that a learner got for a step of an exam.
public struct StepScore: Hashable, Sendable {
  /// The id of the exam's step.
  public let step: String
  /// The points for the step.
  public let points: Int
}

/// A learner's answer to a question.
public struct GivenAnswer: Hashable, Sendable {
  /// The id of the lesson that asked the question; nil for a question of the bank.
  public let lesson: String?
  /// The id of the step, or of the bank's question, that was answered.
  public let question: String
  /// Whether the answer was right.
  public let isRight: Bool
  /// The name of the misconception behind a wrong choice; nil for a right choice and for one that names no misconception.
  public let misconception: String?
  /// Whether the learner claimed to be sure of the answer; nil if the learner did not say.
  public var isSure: Bool?

  init(_ lesson: String?, _ question: String, _ isRight: Bool, _ misconception: String? = nil) {
    self.lesson = lesson
    self.question = question
    self.isRight = isRight
    self.misconception = misconception
  }

  /// Whether the question that was answered comes from the bank.
  public var isRecalled: Bool { lesson == nil }
}
