/// A way through the lessons for one sort of learner.
public struct LearningPath: Hashable, Sendable {
  /// A lesson on the way.
  public struct Item: Hashable, Sendable {
    /// The lesson's name.
    public let lesson: String
    /// Whether recall and the last task are enough.
    public let isTest: Bool

    /// What is typed to begin it.
    public var command: String { "lesson \(lesson)" + (isTest ? " test" : "") }
  }

  /// The name that people type.
  public let name: String
  /// Who it is for, in a few words.
  public let audience: String
  /// The lessons, in order.
  public let items: [Item]

  private init(_ name: String, _ audience: String, test: [String] = [], then lessons: [String]) {
    self.name = name
    self.audience = audience
    items =
      test.map { Item(lesson: $0, isTest: true) } + lessons.map { Item(lesson: $0, isTest: false) }
  }
}

extension LearningPath {
  /// All paths; the first is taken where none is chosen.
  public static let all: [LearningPath] = [.newcomer, .student, .decider, .hunter]

  /// The path of that name.
  public static func named(_ name: String) -> LearningPath? { all.first { $0.name == name } }

  /// Knows iOS and no VIPER.
  public static let newcomer = LearningPath(
    "newcomer",
    "you know iOS; your new team uses VIPER",
    then: [
      "tour", "massive-controller", "first-message", "five-roles", "nested-calls", "wiring",
      "ownership", "mapping", "one-answer", "late-answers", "routing", "two-modules", "debugging",
      "when-not", "exam",
    ]
  )

  /// Takes everything.
  public static let student = LearningPath(
    "student",
    "you study architectures; all lessons",
    then: [
      "tour", "massive-controller", "first-message", "five-roles", "nested-calls", "wiring",
      "ownership", "mapping", "who-may-talk", "one-answer", "late-answers", "races", "routing",
      "two-modules", "debugging", "testing", "measuring", "change-requests", "when-not", "rpvc",
      "as-published", "exam",
    ]
  )

  /// Must choose an architecture.
  public static let decider = LearningPath(
    "decider",
    "you decide for an architecture next week",
    test: ["tour", "first-message", "wiring"],
    then: [
      "massive-controller", "measuring", "change-requests", "when-not", "rpvc", "as-published",
      "ownership", "exam",
    ]
  )

  /// Looks for a fault in an own module.
  public static let hunter = LearningPath(
    "hunter",
    "your team's module misbehaves",
    test: ["tour", "first-message"],
    then: [
      "wiring", "ownership", "late-answers", "races", "debugging", "your-module", "testing",
    ]
  )
}

extension LearningPath {
  /// The lessons of the way that there are; all that there are, where none of them is.
  public func items(among lessons: [String]) -> [Item] {
    let known = items.filter { lessons.contains($0.lesson) }
    return known.isEmpty ? lessons.map { Item(lesson: $0, isTest: false) } : known
  }

  /// What comes next: the first that is not done behind a lesson, else the first of all; nil when all
  /// are done.
  public func next(
    after lesson: String? = nil,
    in progress: LearnerProgress,
    among lessons: [String]
  ) -> Item? {
    let items = items(among: lessons)
    let start = items.firstIndex { $0.lesson == lesson }.map { $0 + 1 } ?? 0
    let open = { (item: Item) in !progress.isDone(item.lesson) && item.lesson != lesson }
    return items[start...].first(where: open) ?? items.first(where: open)
  }
}
