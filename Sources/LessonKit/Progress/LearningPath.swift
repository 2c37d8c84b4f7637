/// A sequence of lessons for one kind of learner.
public struct LearningPath: Hashable, Sendable {
  /// A lesson on a path.
  public struct Item: Hashable, Sendable {
    /// The id of the lesson.
    public let lesson: String
    /// Whether only the lesson's test is taken.
    public let isTest: Bool

    /// The command that starts the lesson.
    public var command: String { "lesson \(lesson)" + (isTest ? " test" : "") }
  }

  /// The name to type.
  public let name: String
  /// The kind of learner, in a few words.
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
  /// All paths; the first is the default.
  public static let all: [LearningPath] = [.newcomer, .student, .decider, .hunter]

  /// Returns the path with a name; nil for an unknown name.
  public static func named(_ name: String) -> LearningPath? { all.first { $0.name == name } }

  /// For learners who know iOS and not VIPER.
  public static let newcomer = LearningPath(
    "newcomer",
    "you know iOS; your new team uses VIPER",
    then: [
      "tour", "massive-controller", "first-message", "five-roles", "nested-calls", "wiring",
      "ownership", "mapping", "one-answer", "late-answers", "routing", "two-modules", "debugging",
      "when-not", "exam",
    ]
  )

  /// For learners who take all lessons.
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

  /// For learners who must choose an architecture.
  public static let decider = LearningPath(
    "decider",
    "you decide for an architecture next week",
    test: ["tour", "first-message", "wiring"],
    then: [
      "massive-controller", "measuring", "change-requests", "when-not", "rpvc", "as-published",
      "ownership", "exam",
    ]
  )

  /// For learners who look for a fault in their own module.
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
  /// Returns the items of the path that are among `lessons`; all `lessons` where no item is.
  public func items(among lessons: [String]) -> [Item] {
    let known = items.filter { lessons.contains($0.lesson) }
    return known.isEmpty ? lessons.map { Item(lesson: $0, isTest: false) } : known
  }

  /// Returns the next item: the first open one behind a lesson, else the first open one; nil when all are done.
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
