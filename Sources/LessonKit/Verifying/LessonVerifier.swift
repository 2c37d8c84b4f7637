import PrintableText
import Traces

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
    await LessonVerifier(lesson, on: host, words: words).findings()
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

  /// The states of the laboratory at the start and at the end of a step.
  struct StepObservations {
    var start = Observation()
    var end = Observation()
  }

  let lesson: Lesson
  let host: LessonHost
  private let words: LessonWords
  private(set) var steps: [StepObservations] = []
  var found: [Finding] = []

  /// Creates a verifier that plays a lesson in the laboratory `host` and checks its text against `words`.
  public init(_ lesson: Lesson, on host: LessonHost, words: LessonWords) {
    self.lesson = lesson
    self.host = host
    self.words = words
  }

  /// Lints the lesson and plays it; returns the mistakes from top to bottom, then the mistakes in its translations.
  ///
  /// - Complexity: O(*n*²) in the number of steps: each task is checked by a replay from the last `load` before it.
  public func findings() async -> [Finding] {
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
        TranslationVerifier(original: lesson, translation: translation)
          .findings(words: words, height: host.height)
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
      await run(
        lesson.commands(upTo: 0).dropLast(lesson.steps[0].opening.count),
        lesson.line,
        "lesson's"
      )
    }
    for step in lesson.steps {
      await run(step.opening, step.data.line, "step's")
      var observations = StepObservations(start: await host.observe())
      let line = step.answer?.line ?? step.data.line
      await run(step.completion, line, step.answer == nil ? "step's" : "answer's")
      observations.end = await host.observe()
      steps.append(observations)
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
    await host.start()
    for command in lesson.commands(upTo: index) { _ = await host.run(command) }
    for command in lesson.steps[index].completion { _ = await host.run(command) }
    return await host.run(command)
  }

  func progress(of step: Int, typing commands: [String]) async -> StepOutcome {
    await host.start()
    for command in lesson.commands(upTo: step) { _ = await host.run(command) }
    let base = await host.observe()
    var outcome = StepOutcome(progress: CheckProgress(lesson.steps[step].checks))
    outcome.progress.observe(CheckEvidence(from: base, to: base))
    for command in commands {
      if outcome.progress.isComplete { outcome.extraCommands += 1 }
      if outcome.statements.take(command) == nil { _ = await host.run(command) }
      let now = await host.observe()
      outcome.statements.recordScreens(of: now)
      let evidence = CheckEvidence(from: base, to: now, outcome.statements)
      if !outcome.progress.isComplete { outcome.progress.observe(evidence) }
      outcome.events = evidence.events
    }
    return outcome
  }
}

// MARK: - Excerpts

extension LessonVerifier {
  mutating func prove(excerptOf step: Step, on trace: Trace) {
    guard let difference = step.excerpt?.difference(from: trace) else { return }
    report(difference.line, "These rows are not the trace's: \(difference.text)")
  }
}
