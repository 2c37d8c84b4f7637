/// The data above a lesson's first step, which are known without reading the steps.
public struct LessonHeading: Hashable, Sendable {
  /// The name that the learner types to start the lesson: `first-message`.
  public let id: String
  /// The title of the lesson's page.
  public let title: String
  /// The name of the lesson's module in the command `load`: `products`.
  public let module: String
  /// The architecture of the lesson's module, as a word of the command `load`: `viper`.
  public let architecture: String
  /// The expected duration of the lesson in minutes.
  public let minutes: Int
  /// The version of the lesson and its relations to other lessons and to the bank (questions that are asked again after days).
  public let links: LessonLinks
  let loadCommand: String
  let faults: [String]
}

extension LessonHeading {
  /// Parses the part of a lesson's page above its first step; `file` is the page's name in errors.
  init(markdown: String, file: String) throws(LessonError) {
    let head = markdown.firstRange(of: "\n## ").map { markdown[..<$0.lowerBound] } ?? markdown[...]
    self = try LessonReader(file: file).heading(String(head))
  }
}

/// The version of a lesson, and its relations to other lessons and to the bank of questions.
public struct LessonLinks: Hashable, Sendable {
  /// The version of the lesson, a number that grows when its steps change.
  public var version = 1
  /// The ids of the lessons to take before this one.
  public var needs: [String] = []
  /// The ids of the bank's questions that the lesson asks.
  public var recalls: [String] = []
  /// The names of the concepts that the lesson teaches.
  public var teaches: [String] = []
  /// The points needed to pass the lesson if it is an exam; nil for any other lesson.
  public var pass: Int?
}
