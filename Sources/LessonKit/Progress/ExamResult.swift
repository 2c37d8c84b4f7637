import Traces

/// What came of an exam: points by part, and what to repeat.
public struct ExamResult: Hashable, Sendable {
  /// A part and its points.
  public struct Part: Hashable, Sendable {
    /// The name: `A`.
    public let name: String
    /// The points that were made.
    public let points: Int
    /// The most that could be made.
    public let most: Int

    /// Whether it is at least half.
    public var isEnough: Bool { points * 2 >= most }
  }

  /// The parts, in the order of the page.
  public let parts: [Part]
  /// How many points are needed in all.
  public let needed: Int
  /// The lessons to repeat, in the order of the page.
  public let lessons: [String]

  /// Judges the steps that a seed draws; nil where the lesson is no exam.
  public init?(_ lesson: Lesson, seed: Int, points: [String: Int]) {
    guard let needed = lesson.links.pass else { return nil }
    self.needed = needed
    let steps = lesson.route(seed: seed).map { lesson.steps[$0] }
      .filter { $0.stage.marking.points > 0 }
    parts = steps.map(\.stage.marking.part).eachOnce.map { name in
      let own = steps.filter { $0.stage.marking.part == name }
      return Part(
        name: name,
        points: own.reduce(0) { $0 + (points[$1.id] ?? 0) },
        most: own.reduce(0) { $0 + $1.stage.marking.points }
      )
    }
    let missed = steps.filter { (points[$0.id] ?? 0) * 2 < $0.stage.marking.points }
    lessons = missed.flatMap(\.stage.marking.see).eachOnce
  }

  /// The points of all parts.
  public var points: Int { parts.reduce(0) { $0 + $1.points } }

  /// The most that could be made.
  public var most: Int { parts.reduce(0) { $0 + $1.most } }

  /// Whether there are enough points, and half of each part.
  public var isPassed: Bool { points >= needed && parts.allSatisfy(\.isEnough) }
}

extension LessonRun {
  /// The points of the open step, once it is left: a hint, a miss, a wrong guess and a fault that was named
  /// before anything was done to see it cost 2 each; of a task that is skipped, what was reached counts.
  func points(isSkipping: Bool) -> Int {
    let most = step.stage.marking.points
    let met = progress.results.count(where: \.isMet)
    let reached = step.checks.isEmpty ? 0 : most * met / step.checks.count
    let blind = attempt.isNamedUnseen ? 1 : 0
    let costs = attempt.hintsShown + attempt.misses + wrongGuesses + blind
    return max(0, (isSkipping ? reached : most) - 2 * costs)
  }

  /// How often a secret fault was guessed wrongly in the open step.
  var wrongGuesses: Int {
    let guesses = latest.commands.dropFirst(base.commands.count).count { $0.hasPrefix("guess ") }
    return max(0, guesses - max(0, latest.found.count - base.found.count))
  }
}
