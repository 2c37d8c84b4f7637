import Traces

/// A learner's attempt at one lesson: the open step, its state and its checks.
///
/// It runs no commands. The laboratory runs the commands of each reply, reports where a step begins, passes on
/// the input and each observation, and shows the reply.
public struct LessonAttempt: Sendable {
  /// The lesson, in the learner's language.
  public private(set) var lesson: Lesson
  /// The seed of the order of choices and of drawn steps; 0 keeps the written order.
  public let seed: Int
  /// The index of the open step, from 0; the number of steps when the lesson is over.
  public internal(set) var stepIndex: Int
  /// The given answers, in order.
  public internal(set) var answers: [GivenAnswer] = []
  /// The ids of the steps left unsolved, in order.
  public internal(set) var skipped: [String] = []
  /// The highest index of a step opened since the lesson began.
  var furthest = 0
  /// The number of refused statements; in a test also of wrong guesses and of answers asked for.
  var slips = 0
  let route: [Int]
  /// Whether only the lesson's test is played.
  public let isTest: Bool
  /// The points of each exam step left, in order.
  public internal(set) var scores: [StepScore] = []
  var progress: CheckProgress
  var state = StepState()
  /// The observation at the start of the step (`base`) and the latest one.
  var base = Observation()
  var latest = Observation()

  /// Starts a lesson at a step, or at the next step that the seed draws.
  public init(_ lesson: Lesson, at index: Int = 0, seed: Int = 0) {
    let route = lesson.route(seed: seed)
    let start = route.first { $0 >= index } ?? lesson.steps.count
    self.init(lesson, at: start, seed: seed, route: route, isTest: false)
  }

  /// Starts a lesson's test: its twins, or where it has none, its `recall` steps and its last task.
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

  /// Switches to a translation; ignored where its steps have other ids.
  public mutating func read(_ translation: Lesson) {
    if translation.steps.map(\.id) == lesson.steps.map(\.id) { lesson = translation }
  }

  /// Sets the state at which the step begins, after the commands of a reply.
  public mutating func begin(at observation: Observation) {
    base = observation
    latest = observation
    state.changes = 0
  }
}

extension LessonAttempt {
  /// The open step; the last one when the lesson is over.
  public var step: Step { lesson.steps[min(stepIndex, lesson.steps.count - 1)] }

  /// Whether the last step has been left.
  public var isFinished: Bool { stepIndex >= lesson.steps.count }

  /// The number of the first hidden row; nil for none.
  public var hiddenFrom: Int? { isFinished ? nil : step.hiddenFrom }

  /// The position for the prompt: `2/5`; empty when the lesson is over.
  public var promptText: String { isFinished ? "" : "\(number)/\(route.count)" }

  /// The position of the open step in the route, from 1.
  var number: Int { route.count { $0 <= stepIndex } }

  /// Whether the lesson is over with no step skipped and no wrong answer to a bank question; in a test, to any
  /// question and without slips.
  public var isPassed: Bool {
    isFinished && skipped.isEmpty && (slips == 0 || !isTest)
      && answers.allSatisfy { $0.isRight || !($0.isRecalled || isTest) }
  }

  /// The commands that bring the laboratory to the start of the open step.
  public var setup: [String] { lesson.commands(upTo: stepIndex) }

  var misses: Int {
    get { state.misses }
    set { state.misses = newValue }
  }

  /// Whether more events happened than the lesson expects, or others, so that row numbers may differ.
  var hasUnexpectedEvents: Bool {
    state.changes > step.completion.count || contradictsRows
  }

  /// Whether a row that a later step on this stage asks about exists already and is not the right choice.
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
