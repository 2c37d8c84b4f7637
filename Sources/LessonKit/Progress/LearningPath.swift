/// A sequence of lessons for one kind of learner.
public struct LearningPath: Hashable, Sendable {
  /// An item of a path: a lesson, or only the test of a lesson.
  public struct Item: Hashable, Sendable {
    /// The id of the lesson.
    public let lesson: String
    /// Whether the path contains only the test of the lesson.
    public let isTest: Bool

    /// The command that starts the lesson or its test: `lesson tour test`.
    public var command: String { "lesson \(lesson)" + (isTest ? " test" : "") }
  }

  /// The name that the learner types to choose the path: `newcomer`.
  public let name: String
  /// The kind of learner for whom the path is made, in a few words.
  public let audience: String
  /// The lessons and tests of the path, in order.
  public let items: [Item]

  private init(_ name: String, _ audience: String, test: [String] = [], then lessons: [String]) {
    self.name = name
    self.audience = audience
    items =
      test.map { Item(lesson: $0, isTest: true) } + lessons.map { Item(lesson: $0, isTest: false) }
  }

  /// All learning paths; the first is the default.
  public static let all: [LearningPath] = [.newcomer, .student, .decider, .hunter]

  /// Returns the learning path named `name`; nil if there is none.
  public static func named(_ name: String) -> LearningPath? { all.first { $0.name == name } }

  /// The path for learners who know iOS and do not know VIPER.
  public static let newcomer = LearningPath(
    "newcomer",
    "you know iOS; your new team uses VIPER",
    then: [
      "tour", "massive-controller", "first-message", "five-roles", "nested-calls", "wiring",
      "ownership", "mapping", "one-answer", "late-answers", "routing", "two-modules", "debugging",
      "when-not", "exam",
    ]
  )

  /// The path for learners who take all lessons.
  public static let student = LearningPath(
    "student",
    "you study architectures; all lessons",
    then: [
      "tour", "massive-controller", "first-message", "five-roles", "nested-calls", "wiring",
      "ownership", "mapping", "who-may-talk", "one-answer", "late-answers", "races", "routing",
      "two-modules", "debugging", "testing", "measuring", "change-requests", "when-not", "rpvc",
      "migration", "observable", "as-published", "exam",
    ]
  )

  /// The path for learners who must choose an architecture.
  public static let decider = LearningPath(
    "decider",
    "you decide for an architecture next week",
    test: ["tour", "first-message", "wiring"],
    then: [
      "massive-controller", "measuring", "change-requests", "when-not", "rpvc", "migration",
      "observable", "as-published", "ownership", "exam",
    ]
  )

  /// The path for learners who look for a fault in their own module.
  public static let hunter = LearningPath(
    "hunter",
    "your team's module misbehaves",
    test: ["tour", "first-message"],
    then: ["wiring", "ownership", "late-answers", "races", "debugging", "your-module", "testing"]
  )

  /// Returns the items of the path that have a lesson with an id in `lessons`; if there are none, an item for each of `lessons`.
  public func items(among lessons: [String]) -> [Item] {
    let known = items.filter { lessons.contains($0.lesson) }
    return known.isEmpty ? lessons.map { Item(lesson: $0, isTest: false) } : known
  }

  /// Returns the item to take next: the lesson left last before its end, else the first undone item after `lesson`, else the first
  /// undone item.
  ///
  /// Nil if all items other than `lesson` are done.
  public func next(
    after lesson: String? = nil,
    in progress: LearnerProgress,
    among lessons: [String]
  ) -> Item? {
    if let open = progress.openLesson, open != lesson, lessons.contains(open) {
      return Item(lesson: open, isTest: false)
    }
    let items = items(among: lessons)
    let start = items.firstIndex { $0.lesson == lesson }.map { $0 + 1 } ?? 0
    let open = { (item: Item) in !progress.isDone(item.lesson) && item.lesson != lesson }
    return items[start...].first(where: open) ?? items.first(where: open)
  }
}
