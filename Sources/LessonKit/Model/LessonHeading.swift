/// What is known of a lesson before it is opened.
public struct LessonHeading: Hashable, Sendable {
  /// The name people type: `first-message`.
  public let id: String
  /// The heading of the page.
  public let title: String
  /// The module it plays in, as one loads it: `products`.
  public let module: String
  /// The architecture it plays in: `viper`.
  public let architecture: String
  /// How long it takes.
  public let minutes: Int
  /// What ties it to other lessons.
  public let links: LessonLinks
  /// What loads its module.
  let loadCommand: String
  /// The faults that are in from the beginning.
  let faults: [String]
}

extension LessonHeading {
  /// Reads what stands above a page's first step; costs what that costs, however long the page is.
  init(markdown: String, file: String) throws(LessonError) {
    let head = markdown.firstRange(of: "\n## ").map { markdown[..<$0.lowerBound] } ?? markdown[...]
    self = try LessonReader(file: file).heading(String(head))
  }
}

extension Lesson {
  /// What is known of it before it is opened.
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
