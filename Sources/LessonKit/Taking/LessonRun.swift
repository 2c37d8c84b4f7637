import Traces

/// A learner's way through a lesson: which step is open, what was tried, what is reached.
///
/// It never runs anything. The laboratory loads the module with `setup`, tells where the step
/// begins, hands over what is typed and what happened, and shows what it is told.
public struct LessonRun: Sendable {
  /// The lesson.
  public let lesson: Lesson
  /// The index of the open step, from 0; the number of steps when the lesson is over.
  public internal(set) var stepIndex = 0
  var progress: CheckProgress
  var misses = 0
  var hintsShown = 0
  /// How often something happened in this step.
  var changes = 0
  /// The trace when the step began, and the last one seen.
  var base = Trace()
  var latest = Trace()

  /// Stands at the beginning of a lesson.
  public init(_ lesson: Lesson) {
    self.lesson = lesson
    progress = CheckProgress(lesson.steps.first?.checks ?? [])
  }

  /// Tells what the trace is where the step begins: after loading, and after the commands of a
  /// reply.
  public mutating func begin(at trace: Trace) {
    base = trace
    latest = trace
    changes = 0
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
  public var promptText: String {
    isFinished ? "" : "\(stepIndex + 1)/\(lesson.steps.count)"
  }

  /// The commands that bring the laboratory to where the open step begins.
  public var setup: [String] { [lesson.loadCommand] + lesson.commands(before: stepIndex) }

  /// Whether something happened that the lesson did not count on, so that rows could have other
  /// numbers.
  var hasStrayed: Bool {
    let expected = step.kind == .do ? step.answer?.commands.count ?? 0 : 0
    return changes > expected || contradictsRows
  }

  /// Whether a row that a later step asks about is there already and is another one.
  private var contradictsRows: Bool {
    lesson.steps.dropFirst(stepIndex + 1).contains { step in
      guard let number = step.row, let row = latest[row: number] else { return false }
      return step.rightChoice.map { !$0.choice.isTrue(of: row) } ?? false
    }
  }
}

// MARK: - Moving

extension LessonRun {
  /// Goes on from a step that is only read; any other step says what it waits for.
  public mutating func next() -> LessonReply {
    guard !isFinished else { return again() }
    switch step.kind {
    case .read: return moveOn()
    case .predict: return LessonReply([.paragraph("Choose first, or type `skip`.")])
    case .do: return LessonReply([.paragraph("Some goals are open; `again` shows them.")])
    }
  }

  /// Leaves the step unsolved; the commands make what later steps count on.
  public mutating func skip() -> LessonReply {
    guard !isFinished else { return again() }
    let commands = step.kind == .do ? step.answer?.commands ?? [] : []
    let mustSetUp = changes > 0
    var reply = moveOn(isSettingUp: mustSetUp)
    if !mustSetUp { reply.commands = commands }
    return reply
  }

  /// Shows the step again.
  public func again() -> LessonReply { LessonReply(presentation()) }

  /// Begins the lesson anew.
  public mutating func restart() -> LessonReply {
    self = LessonRun(lesson)
    return LessonReply(presentation(), commands: setup)
  }

  /// Opens the next step, and sets the stage anew where the learner left the path.
  mutating func moveOn(
    _ lines: [LessonLine] = [],
    isSettingUp: Bool? = nil
  ) -> LessonReply {
    let wasHidden = hiddenFrom
    let mustSetUp = isSettingUp ?? hasStrayed
    stepIndex += 1
    begin(at: latest)
    progress = CheckProgress(isFinished ? [] : step.checks)
    (misses, hintsShown) = (0, 0)
    var reply = LessonReply(lines, revealed: revealed(from: wasHidden))
    if mustSetUp, !isFinished {
      reply.commands = setup
      reply.revealed = nil
      reply.lines.append(.paragraph("The stage is set anew, so that the row numbers fit."))
    }
    reply.lines += presentation()
    return reply
  }

  private func revealed(from hidden: Int?) -> Range<Int>? {
    let end = min(hiddenFrom ?? Int.max, latest.lastNumber + 1)
    guard let hidden, hidden < end else { return nil }
    return hidden..<end
  }
}
