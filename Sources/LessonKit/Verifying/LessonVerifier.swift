import PrintableText
import Traces

/// A laboratory in which a lesson is played to check it.
public protocol LessonHost: AnyObject {
  /// Restarts the laboratory with nothing loaded.
  func start()
  /// Runs a command in the laboratory; returns its output and whether it succeeded.
  func run(_ command: String) async -> (output: String, ok: Bool)
  /// Returns the present state of the laboratory: trace, commands and faults.
  func observe() -> Observation
  /// Receives the line of a step, from 1, before commands of the step are run.
  func enter(_ line: Int)
  /// Returns the number of screen lines that some lines of a lesson take at 80 columns.
  func height(of lines: [LessonLine]) -> Int
}

/// A namespace for the lessons embedded in the program and for the check of a lesson.
public enum Lessons {
  /// Reads the lessons embedded in the program with their translations, in the order of the course.
  ///
  /// - Throws: The ``LessonError`` of the first page that cannot be read as a lesson.
  public static func builtIn() throws(LessonError) -> [Lesson] {
    try LessonShelf.builtIn.all()
  }

  /// Returns the mistakes found in a lesson by checking its text against `words` and by playing it in the laboratory `host`.
  public static func check(
    _ lesson: Lesson,
    on host: any LessonHost,
    words: LessonWords
  ) async -> [LessonError] {
    await LessonVerifier(lesson: lesson, host: host, words: words).findings()
  }
}

/// A verifier that a lesson's statements are true, its tasks can be done, and its wrong answers are refused.
public struct LessonVerifier {
  let lesson: Lesson
  let host: any LessonHost
  let words: LessonWords
  private(set) var steps: [(start: Observation, end: Observation)] = []
  /// The indices of the steps whose stage is not set because a command before them cannot be done.
  private(set) var unprovable: Set<Int> = []
  private(set) var found: [LessonError] = []

  /// Lints the lesson and plays it; returns the mistakes from top to bottom, then the mistakes in its translations.
  ///
  /// - Complexity: O(*n*²) in the number of steps: each task is checked by a replay from the last `load` before it.
  func findings() async -> [LessonError] {
    var verifier = self
    verifier.found = LessonLinter(lesson: lesson, words: words, height: host.height(of:)).findings()
    await verifier.playThrough()
    verifier.proveSeeds()
    for (index, step) in lesson.steps.enumerated() where !verifier.unprovable.contains(index) {
      host.enter(step.line)
      await step.kind.prove(&verifier, step, index)
    }
    let own = verifier.found.uniqued().sorted { ($0.line, $0.text) < ($1.line, $1.text) }
    return own
      + lesson.translations.flatMap { translation in
        LessonLinter(lesson: translation, words: words, height: host.height(of:))
          .findings(translating: lesson)
      }
  }

  mutating func report(_ line: Int, _ text: String, isObstacle: Bool = false) {
    let text = text.printable()
    found.append(LessonError(file: lesson.file, line: line, text, isObstacle: isObstacle))
  }
}

// MARK: - Running

extension LessonVerifier {
  private mutating func playThrough() async {
    host.start()
    var isReady = true
    if lesson.steps[0].stage.load == nil {
      host.enter(lesson.line)
      let commands = lesson.commands(upTo: 0).dropLast(lesson.steps[0].opening.count)
      isReady = await run(commands, "lesson's") { [lesson] _ in lesson.line }
    }
    for (index, step) in lesson.steps.enumerated() {
      host.enter(step.line)
      if step.stage.load != nil { isReady = true }
      if isReady { isReady = await run(step.opening, of: step) }
      let start = host.observe()
      if isReady { isReady = await complete(step) }
      if !isReady { unprovable.insert(index) }
      steps.append((start, host.observe()))
    }
  }

  /// Runs the commands from the start of a step to its end; returns whether the stage is set for the next step.
  private mutating func complete(_ step: Step) async -> Bool {
    guard let answer = step.answer, answer.commands == step.completion else {
      return await run(step.completion, of: step)
    }
    // The proof of the step says what a wrong answer does not reach.
    for command in answer.commands { _ = await run([command], "answer's") { _ in answer.line } }
    return true
  }

  private mutating func run(_ commands: [String], of step: Step) async -> Bool {
    await run(commands, "step's") { [lesson] command in
      let written = command.drop { $0 != " " }.dropFirst().split(separator: " --secret").first
      return lesson.line(of: written ?? command[...], inCommentOf: step)
    }
  }

  /// Runs commands up to the first that cannot be done, which is reported; returns whether all can be done.
  private mutating func run(
    _ commands: some Sequence<String>,
    _ owner: String,
    at line: (_ command: String) -> Int
  ) async -> Bool {
    for command in commands where Statements.isCommand(command) {
      let result = await host.run(command)
      guard !result.ok else { continue }
      let reason = "cannot be done: \(result.output.firstParagraph)"
      report(line(command), "The \(owner) \"\(command)\" \(reason)", isObstacle: true)
      return false
    }
    return true
  }

  /// Runs `command` in the state at the end of step `index`; returns its output and whether it succeeded.
  func answer(to command: String, at index: Int) async -> (output: String, ok: Bool) {
    await restart(with: lesson.commands(upTo: index) + lesson.steps[index].completion)
    return await host.run(command)
  }

  func restart(with commands: [String]) async {
    host.start()
    for command in commands { _ = await host.run(command) }
  }

  // MARK: - Seeds

  private static let seeds = 1...20

  /// Reports questions whose right answer is refused, or whose wrong one is accepted, with one of the `seeds`; runs no command.
  private mutating func proveSeeds() {
    for (index, step) in lesson.steps.enumerated()
    where step.kind.isQuestion && !unprovable.contains(index) {
      let rights = step.choices.count(where: \.isRight)
      guard step.choices.isEmpty || step.kind == .decide || rights == 1 else { continue }
      let bad = Self.seeds.first { !isSound(at: index, $0) }
      guard let bad else { continue }
      report(step.line, "With seed \(bad) a right answer is refused here, or a wrong one accepted.")
    }
  }

  private func isSound(at index: Int, _ seed: Int) -> Bool {
    var attempt =
      lesson.steps[index].stage.isTwin
      ? LessonAttempt(lesson, at: index, seed: seed, route: lesson.testedSteps, isTest: true)
      : LessonAttempt(lesson, at: index, seed: seed)
    // Another seed draws this step and proves it.
    guard attempt.stepIndex == index else { return true }
    attempt.begin(at: steps[index].start)
    var wrong = attempt
    for line in attempt.proposedLines { _ = attempt.answer(line) }
    guard attempt.stepIndex != index else { return false }
    guard ![.recall, .decide].contains(wrong.step.kind), let input = wrong.wrongLines.first else {
      return true
    }
    _ = wrong.answer(input)
    return wrong.stepIndex == index && wrong.state.misses == 1
  }
}
