import PrintableText
import Traces

/// The operations of a laboratory in which a lesson is played to check it.
public struct LessonHost {
  /// Restarts the laboratory with nothing loaded.
  public let start: () async -> Void
  /// Runs a command in the laboratory; returns its output and whether it succeeded.
  public let run: (String) async -> (output: String, ok: Bool)
  /// Returns the present state of the laboratory: trace, commands and faults.
  public let observe: () async -> Observation
  /// Returns the number of screen lines that some lines of a lesson take at 80 columns.
  public let height: ([LessonLine]) -> Int

  /// Creates the host from the four operations of a laboratory.
  public init(
    start: @escaping () async -> Void,
    run: @escaping (String) async -> (output: String, ok: Bool),
    observe: @escaping () async -> Observation,
    height: @escaping ([LessonLine]) -> Int = { $0.count }
  ) {
    self.start = start
    self.run = run
    self.observe = observe
    self.height = height
  }
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
    on host: LessonHost,
    words: LessonWords
  ) async -> [LessonVerifier.Finding] {
    await LessonVerifier(lesson: lesson, host: host, words: words).findings()
  }
}

/// A verifier that a lesson's statements are true, its tasks can be done, and its wrong answers are refused.
public struct LessonVerifier {
  /// A mistake found in a lesson.
  public struct Finding: Hashable, Sendable {
    /// The name of the lesson's file.
    public let file: String
    /// The line number of the mistake in the lesson's file, from 1.
    public let line: Int
    /// A sentence that names the mistake and says how to correct it.
    public let text: String

    /// Creates a finding of a mistake in a line, counted from 1, of a lesson's file.
    public init(file: String, line: Int, text: String) {
      (self.file, self.line, self.text) = (file, line, text)
    }
  }

  let lesson: Lesson
  let host: LessonHost
  let words: LessonWords
  private(set) var steps: [(start: Observation, end: Observation)] = []
  private(set) var found: [Finding] = []

  /// Lints the lesson and plays it; returns the mistakes from top to bottom, then the mistakes in its translations.
  ///
  /// - Complexity: O(*n*²) in the number of steps: each task is checked by a replay from the last `load` before it.
  func findings() async -> [Finding] {
    var verifier = self
    verifier.found = LessonLinter(lesson: lesson, words: words, height: host.height).findings()
    await verifier.playThrough()
    verifier.proveSeeds()
    for (index, step) in lesson.steps.enumerated() {
      await step.kind.prove(&verifier, step, index)
    }
    let own = verifier.found.uniqued().sorted { ($0.line, $0.text) < ($1.line, $1.text) }
    return own
      + lesson.translations.flatMap { translation in
        LessonLinter(lesson: translation, words: words, height: host.height)
          .findings(translating: lesson)
      }
  }

  mutating func report(_ line: Int, _ text: String) {
    found.append(Finding(file: lesson.file, line: line, text: text.printable()))
  }
}

extension LessonVerifier.Finding: CustomStringConvertible {
  /// The finding as `file:line:1: text`.
  public var description: String { "\(file):\(line):1: \(text)" }
}

// MARK: - Running

extension LessonVerifier {
  private mutating func playThrough() async {
    await host.start()
    if lesson.steps[0].stage.load == nil {
      let commands = lesson.commands(upTo: 0).dropLast(lesson.steps[0].opening.count)
      await run(commands, lesson.line, "lesson's")
    }
    for step in lesson.steps {
      await run(step.opening, step.data.line, "step's")
      let start = await host.observe()
      let line = step.answer?.line ?? step.data.line
      await run(step.completion, line, step.answer == nil ? "step's" : "answer's")
      steps.append((start, await host.observe()))
    }
  }

  private mutating func run(_ commands: some Sequence<String>, _ line: Int, _ owner: String) async {
    for command in commands where Statements.isCommand(command) {
      let result = await host.run(command)
      guard !result.ok else { continue }
      report(line, "The \(owner) \"\(command)\" cannot be done: \(result.output.firstLine)")
    }
  }

  /// Runs `command` in the state at the end of step `index`; returns its output and whether it succeeded.
  func answer(to command: String, at index: Int) async -> (output: String, ok: Bool) {
    await restart(with: lesson.commands(upTo: index) + lesson.steps[index].completion)
    return await host.run(command)
  }

  func restart(with commands: [String]) async {
    await host.start()
    for command in commands { _ = await host.run(command) }
  }

  // MARK: - Seeds

  private static let seeds = 1...20

  /// Reports questions whose right answer is refused, or whose wrong one is accepted, with one of the `seeds`; runs no command.
  private mutating func proveSeeds() {
    for (index, step) in lesson.steps.enumerated() where step.kind.isQuestion {
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
