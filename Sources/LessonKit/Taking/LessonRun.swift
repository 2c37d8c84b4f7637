import Traces

/// A learner's way through a lesson: which step is open, what was tried, what is reached.
///
/// It never runs anything. The laboratory carries out the commands of a reply, tells where the step
/// begins, hands over what is typed and what happened, and shows what it is told.
public struct LessonRun: Sendable {
  /// The lesson.
  public private(set) var lesson: Lesson
  /// What the order of choices follows from; 0 leaves it as written.
  public let seed: Int
  /// The index of the open step, from 0; the number of steps when the lesson is over.
  public internal(set) var stepIndex: Int
  /// The answers that were given, in order.
  public internal(set) var answers: [GivenAnswer] = []
  /// The names of the steps that were left unsolved, in order.
  public internal(set) var skipped: [String] = []
  /// The index of the furthest step that was open since the lesson was begun.
  var furthest = 0
  /// How many reasons were refused; in a test also wrong guesses, and answers that were asked for.
  var slips = 0
  /// The indices of the steps that are played, ascending.
  let route: [Int]
  /// Whether only the lesson's test is played.
  public let isTest: Bool
  /// The points of each step that was left, in order.
  public internal(set) var scores: [StepScore] = []
  var progress: CheckProgress
  var attempt = StepAttempt()
  /// What was there when the step began, and what was seen last.
  var base = Observation()
  var latest = Observation()

  /// Stands at the beginning of a lesson, or of one of its steps; at the next one that the seed draws.
  public init(_ lesson: Lesson, at index: Int = 0, seed: Int = 0) {
    let route = lesson.route(seed: seed)
    let start = route.first { $0 >= index } ?? lesson.steps.count
    self.init(lesson, at: start, seed: seed, route: route, isTest: false)
  }

  /// Stands at the beginning of a lesson's test: its twins, or where it has none, what it recalls and its
  /// last task.
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

  /// Goes on in another language, where the steps are the same.
  public mutating func read(_ translation: Lesson) {
    if translation.steps.map(\.id) == lesson.steps.map(\.id) { lesson = translation }
  }

  /// Tells what is there where the step begins: after the commands of a reply.
  public mutating func begin(at observation: Observation) {
    base = observation
    latest = observation
    attempt.changes = 0
  }
}

extension LessonRun {
  /// The open step; the last one when the lesson is over.
  public var step: Step { lesson.steps[min(stepIndex, lesson.steps.count - 1)] }

  /// Whether all steps are done.
  public var isFinished: Bool { stepIndex >= lesson.steps.count }

  /// The number of the first row that must not be shown now.
  public var hiddenFrom: Int? { isFinished ? nil : step.hiddenFrom }

  /// What stands in the prompt: `2/5`; empty when the lesson is over.
  public var promptText: String { isFinished ? "" : "\(number)/\(route.count)" }

  /// How many steps of the route have begun.
  var number: Int { route.count { $0 <= stepIndex } }

  /// Whether nothing was skipped, and nothing of the bank or of a test was answered wrongly at first.
  public var isPassed: Bool {
    isFinished && skipped.isEmpty && (slips == 0 || !isTest)
      && answers.allSatisfy { $0.isRight || !($0.isRecalled || isTest) }
  }

  /// The commands that bring the laboratory to where the open step begins.
  public var setup: [String] { lesson.commands(upTo: stepIndex) }

  var misses: Int {
    get { attempt.misses }
    set { attempt.misses = newValue }
  }

  /// Whether something happened that the lesson did not count on, so that rows could have other
  /// numbers.
  var hasStrayed: Bool {
    attempt.changes > step.completion.count || contradictsRows
  }

  /// Whether a row that a later step on this stage asks about is there already and is another one.
  private var contradictsRows: Bool {
    let later = lesson.steps.dropFirst(stepIndex + 1).prefix { $0.stage.load == nil }
    return later.contains { step in
      guard let number = step.row, let row = latest.trace[row: number] else { return false }
      return step.rightChoice.map { !$0.choice.isTrue(of: row) } ?? false
    }
  }

  /// Remembers the first of the answers to a question that were given in a row.
  mutating func note(_ choice: Choice) {
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
