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
}

extension LessonAttempt {
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
    answers.append(
      GivenAnswer(
        question: question.id,
        isRight: choice.isRight,
        misconception: choice.misconception,
        isRecalled: question.kind == .item
      )
    )
  }
}
