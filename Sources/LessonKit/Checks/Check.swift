import Traces

/// A condition of a lesson's step, judged by the events and the learner's commands since the step began.
public struct Check: Sendable {
  /// The kind of condition, such as `seen`.
  public let kind: Kind
  /// The condition in words, shown to the learner as a goal that is ticked when it is reached.
  public let goal: String
  /// The check as written in the lesson, without the goal in words.
  public let text: String
  /// The line number of the check in the lesson's file, from 1.
  public let line: Int
  let meaning: Meaning

  /// A kind of check: the word with which its checks begin, and the function that parses the words after it.
  public struct Kind: Sendable {
    /// The word with which checks of this kind begin: `seen`.
    public let word: String
    /// An example of a check of this kind, shown to authors of lessons: `seen View -> Presenter load`.
    public let example: String
    /// Whether a check of this kind is judged only while all others are met, because a later event can still break it.
    let isJudgedLast: Bool
    let read: @Sendable (PageText) throws(LessonError) -> Meaning

    init(
      _ example: String,
      isJudgedLast: Bool = false,
      read: @escaping @Sendable (PageText) throws(LessonError) -> Meaning
    ) {
      word = String(example.prefix { $0 != " " })
      self.example = example
      self.isJudgedLast = isJudgedLast
      self.read = read
    }
  }
}

extension Check.Kind: Equatable {
  /// Returns whether both kinds of check have the same word.
  public static func == (one: Check.Kind, other: Check.Kind) -> Bool { one.word == other.word }
}

extension Check.Kind {
  /// All kinds of check that a lesson can use.
  ///
  /// To add a kind, add its value in this folder, and a line here.
  public static let all: [Check.Kind] = [
    .seen, .never, .order, .count,
    .exactly, .caused, .between, .answered, .lost, .on,
    .alive, .gone, .leaked, .screen, .wired, .same,
    .looked, .looks, .found, .repaired, .cited, .because,
  ]

  static func named(_ word: String) -> Check.Kind? { all.first { $0.word == word } }
}

extension Check {
  struct Meaning: Sendable {
    var sentences: [MessageSentence] = []
    /// The figures and rows that a learner can cite to meet this check; empty unless it is a `cited` check.
    var citations: [String] = []
    let judge: @Sendable (CheckEvidence) -> CheckResult
  }

  func result(for evidence: CheckEvidence) -> CheckResult { meaning.judge(evidence) }

  /// Returns the first of the rows most similar to a message of this check; nil if no row shares a name with a message.
  func nearest(in events: [Event]) -> Event? {
    let scored = events.filter { $0.number != nil }.map { event in
      (event, meaning.sentences.map { $0.likeness(to: event) }.max() ?? 0)
    }
    guard let best = scored.map(\.1).max(), best > 0 else { return nil }
    return scored.first { $0.1 == best }?.0
  }
}

/// The result of judging a check, a condition that ends a step of a lesson.
public enum CheckResult: Hashable, Sendable {
  /// A check that holds, with the number of the row (event of the trace) that decided it; nil if no single row did.
  case met(row: Int?)
  /// A check that does not hold yet.
  case notYet
  /// A check that can no longer hold, with the number of the row that broke it; nil if no single row did.
  case violated(row: Int?)
  /// A check that is itself mistaken, so that no action can meet it, with the reason.
  case broken(String)

  /// Whether the check that was judged holds.
  public var isMet: Bool {
    if case .met = self { true } else { false }
  }

  /// The number of the row that made the check hold or broke it; nil if no single row did.
  public var row: Int? {
    switch self {
    case .met(let row), .violated(let row): row
    case .notYet, .broken: nil
    }
  }
}

/// The results of a step's checks (end conditions); a met check stays met, unless a later event can break checks of its kind.
struct CheckProgress: Sendable {
  private let checks: [Check]
  private(set) var results: [CheckResult]

  init(_ checks: [Check]) {
    self.checks = checks
    results = checks.map { _ in .notYet }
  }

  var isComplete: Bool { !results.isEmpty && results.allSatisfy(\.isMet) }

  mutating func observe(_ evidence: CheckEvidence) {
    for index in checks.indices where !checks[index].kind.isJudgedLast && !results[index].isMet {
      results[index] = checks[index].result(for: evidence)
    }
    let others = checks.indices.filter { !checks[$0].kind.isJudgedLast }
    let isTime = others.allSatisfy { results[$0].isMet }
    for index in checks.indices where checks[index].kind.isJudgedLast {
      results[index] = isTime ? checks[index].result(for: evidence) : .notYet
    }
  }

  /// Returns the event that most resembles a message of the first unmet check; nil if none resembles one.
  func nearest(in events: [Event]) -> Event? {
    let open = checks.indices.first { results[$0] == .notYet && !checks[$0].kind.isJudgedLast }
    return open.flatMap { checks[$0].nearest(in: events) }
  }
}
