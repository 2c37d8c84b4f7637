import Traces

/// The result of an exam: points by part, and the lessons to repeat.
public struct ExamResult: Hashable, Sendable {
  /// A part of an exam with its points.
  public struct Part: Hashable, Sendable {
    /// The name of the part: `A`.
    public let name: String
    /// The points reached.
    public let points: Int
    /// The most points possible.
    public let most: Int

    /// Whether at least half of the points are reached.
    public var isEnough: Bool { points * 2 >= most }
  }

  /// The parts, in the order of the page.
  public let parts: [Part]
  /// The points needed to pass.
  public let needed: Int
  /// The lessons to repeat, in the order of the page.
  public let lessons: [String]

  /// Adds up the points of the steps that a seed draws; nil where the lesson is no exam.
  public init?(_ lesson: Lesson, seed: Int, points: [String: Int]) {
    guard let needed = lesson.links.pass else { return nil }
    self.needed = needed
    let steps = lesson.route(seed: seed).map { lesson.steps[$0] }
      .filter { $0.stage.marking.points > 0 }
    parts = steps.map(\.stage.marking.part).uniqued().map { name in
      let own = steps.filter { $0.stage.marking.part == name }
      return Part(
        name: name,
        points: own.reduce(0) { $0 + (points[$1.id] ?? 0) },
        most: own.reduce(0) { $0 + $1.stage.marking.points }
      )
    }
    let missed = steps.filter { (points[$0.id] ?? 0) * 2 < $0.stage.marking.points }
    lessons = missed.flatMap(\.stage.marking.see).uniqued()
  }

  /// The points reached in all parts.
  public var points: Int { parts.reduce(0) { $0 + $1.points } }

  /// The most points possible.
  public var most: Int { parts.reduce(0) { $0 + $1.most } }

  /// Whether the points suffice, and each part has at least half of its points.
  public var isPassed: Bool { points >= needed && parts.allSatisfy(\.isEnough) }
}

extension LessonAttempt {
  /// The points of the open step when it is left.
  ///
  /// A hint, a miss, a wrong guess, and a fault named before any command that could show it cost 2 points each.
  /// A skipped step with checks starts from the share of its checks that is met.
  func points(isSkipping: Bool) -> Int {
    let most = step.stage.marking.points
    let met = progress.results.count(where: \.isMet)
    let reached = step.checks.isEmpty ? 0 : most * met / step.checks.count
    let blind = state.isNamedUnseen ? 1 : 0
    let costs = state.hintsShown + state.misses + wrongGuesses + blind
    return max(0, (isSkipping ? reached : most) - 2 * costs)
  }

  /// The number of wrong guesses of a secret fault in the open step.
  var wrongGuesses: Int {
    let guesses = latest.commands.dropFirst(base.commands.count).count { $0.hasPrefix("guess ") }
    return max(0, guesses - max(0, latest.found.count - base.found.count))
  }
}
