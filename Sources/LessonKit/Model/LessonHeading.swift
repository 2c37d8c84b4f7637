/// The data of a lesson that are known without reading its steps.
public struct LessonHeading: Hashable, Sendable {
  /// The name to type: `first-message`.
  public let id: String
  /// The title of the page.
  public let title: String
  /// The word of the lesson's module for `load`: `products`.
  public let module: String
  /// The word of the architecture: `viper`.
  public let architecture: String
  /// The duration in minutes.
  public let minutes: Int
  /// The lesson's relations to other lessons.
  public let links: LessonLinks
  let loadCommand: String
  let faults: [String]
}

extension LessonHeading {
  /// Reads the part of a page above its first step.
  ///
  /// - Complexity: O(*n*) in the length of that part, however long the page is.
  init(markdown: String, file: String) throws(LessonError) {
    let head = markdown.firstRange(of: "\n## ").map { markdown[..<$0.lowerBound] } ?? markdown[...]
    self = try LessonReader(file: file).heading(String(head))
  }
}

extension Lesson {
  /// The lesson's heading.
  public var heading: LessonHeading {
    LessonHeading(
      id: id,
      title: title,
      module: module,
      architecture: architecture,
      minutes: minutes,
      links: links,
      loadCommand: loadCommand,
      faults: faults
    )
  }
}
