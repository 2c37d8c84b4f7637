import PrintableText
import Traces

/// The proof of a lesson: what it says is true, what it asks can be done, what it refuses fails.
public struct LessonVerifier {
  /// One thing that is wrong with a lesson.
  public struct Finding: Hashable, Sendable {
    /// The lesson's file.
    public let file: String
    /// The line, from 1.
    public let line: Int
    /// What is wrong, and what to do.
    public let text: String
  }

  let lesson: Lesson
  let host: LessonHost
  private let commands: [String]
  var found: [Finding] = []

  /// Prepares the proof; the commands are all words that a line can begin with.
  public init(_ lesson: Lesson, on host: LessonHost, commands: [String]) {
    self.lesson = lesson
    self.host = host
    self.commands = commands
  }

  /// Everything that is wrong, from top to bottom.
  public func findings() async -> [Finding] {
    var verifier = self
    verifier.found = LessonLinter(lesson, commands: commands).findings()
    let traces = await verifier.tracesAfterSteps()
    for (index, step) in lesson.steps.enumerated() {
      let before = index == 0 ? traces.start : traces.after[index - 1]
      switch step.kind {
      case .do: await verifier.prove(step, at: index)
      case .predict:
        verifier.prove(step, at: index, before, traces.after)
      case .read: verifier.prove(step, on: before)
      }
    }
    return verifier.found.sorted { ($0.line, $0.text) < ($1.line, $1.text) }
  }

  mutating func report(_ line: Int, _ text: String) {
    found.append(Finding(file: lesson.file, line: line, text: text.printable()))
  }
}

extension LessonVerifier.Finding: CustomStringConvertible {
  /// File, line and what is wrong.
  public var description: String { "\(file):\(line):1: \(text)" }
}

// MARK: - Running

extension LessonVerifier {
  /// The trace at the start, and after each step when every answer is the author's.
  private mutating func tracesAfterSteps() async -> (start: Trace, after: [Trace]) {
    await host.start()
    let start = await host.trace()
    var traces: [Trace] = []
    for step in lesson.steps {
      for command in step.kind == .do ? step.answer?.commands ?? [] : [] {
        let result = await host.run(command)
        guard let answer = step.answer, !result.ok else { continue }
        report(
          answer.line,
          "The answer's \"\(command)\" cannot be done: \(result.output.firstLine)"
        )
      }
      traces.append(await host.trace())
    }
    return (start, traces)
  }

  /// How far the checks of a step come when these commands are typed at its beginning.
  func progress(of step: Int, typing commands: [String]) async -> StepOutcome {
    await host.start()
    for command in lesson.commands(before: step) { _ = await host.run(command) }
    let base = await host.trace()
    var outcome = StepOutcome(progress: CheckProgress(lesson.steps[step].checks))
    outcome.progress.observe(base, since: base)
    for command in commands {
      if outcome.progress.isComplete { outcome.commandsLeft += 1 }
      _ = await host.run(command)
      let trace = await host.trace()
      if !outcome.progress.isComplete { outcome.progress.observe(trace, since: base) }
      outcome.events = trace.events(since: base)
    }
    return outcome
  }
}

/// What came of typing commands in a step.
struct StepOutcome {
  var progress: CheckProgress
  /// What happened since the step began.
  var events: [Event] = []
  /// How many commands came after everything was reached.
  var commandsLeft = 0
}
