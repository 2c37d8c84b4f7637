import Traces

/// The result of an exam: points by part, and the lessons to repeat.
public struct ExamResult: Hashable, Sendable {
  /// A part of an exam with its points.
  public struct Part: Hashable, Sendable {
    /// The name of the exam's part: `A`.
    public let name: String
    /// The points that the learner reached in this part.
    public let points: Int
    /// The maximum number of points in this part.
    public let most: Int

    /// Whether the learner reached at least half of this part's points.
    public var isEnough: Bool { points * 2 >= most }
  }

  /// The parts of the exam, in the order of its page.
  public let parts: [Part]
  /// The points needed to pass the exam.
  public let needed: Int
  /// The ids of the lessons to repeat, because of steps with fewer than half of their points, in the order of the page.
  public let lessons: [String]

  /// Creates the result of an attempt with this seed, for its steps that give points; nil if the lesson is no exam.
  ///
  /// `points` has the reached points by step id; a missing step has none.
  public init?(_ lesson: Lesson, seed: Int, points: [String: Int]) {
    guard let needed = lesson.heading.pass else { return nil }
    self.needed = needed
    let steps = lesson.route(seed: seed).map { lesson.steps[$0] }
      .filter { $0.stage.points > 0 }
    parts = steps.map(\.stage.part).uniqued().map { name in
      let own = steps.filter { $0.stage.part == name }
      return Part(
        name: name,
        points: own.reduce(0) { $0 + (points[$1.id] ?? 0) },
        most: own.reduce(0) { $0 + $1.stage.points }
      )
    }
    let missed = steps.filter { (points[$0.id] ?? 0) * 2 < $0.stage.points }
    lessons = missed.flatMap(\.stage.see).uniqued()
  }

  /// The points that the learner reached in all parts.
  public var points: Int { parts.reduce(0) { $0 + $1.points } }

  /// The maximum number of points in all parts.
  public var most: Int { parts.reduce(0) { $0 + $1.most } }

  /// Whether the exam is passed: the points reach `needed`, and each part has at least half of its points.
  public var isPassed: Bool { points >= needed && parts.allSatisfy(\.isEnough) }
}

extension LessonAttempt {
  /// Returns the points, at least 0, for the open step when the learner leaves it; `isSkipping`: unsolved.
  ///
  /// A solved step starts with all points, a skipped one with the share of its met checks. Each hint, miss (wrong answer or useless
  /// action) and wrong guess costs 2 points, and so does a fault named before any action. A step whose answer was
  /// shown has no points.
  func points(isSkipping: Bool) -> Int {
    if state.isAnswerShown { return 0 }
    let most = step.stage.points
    let met = progress.results.count(where: \.isMet)
    let reached = step.checks.isEmpty ? 0 : most * met / step.checks.count
    let blind = state.isNamedUnseen ? 1 : 0
    let costs = state.hintsShown + state.misses + wrongGuesses + blind
    return max(0, (isSkipping ? reached : most) - 2 * costs)
  }

  var wrongGuesses: Int {
    let guesses = latest.commands.dropFirst(base.commands.count).count { $0.hasPrefix("guess ") }
    return max(0, guesses - max(0, latest.found.count - base.found.count))
  }
}
