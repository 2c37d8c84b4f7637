/// A lesson: a title, a module to load, and steps.
///
/// It is written as Markdown that reads well on a repository page; what the laboratory needs
/// stands in HTML comments and in fences whose names begin with `viper-`.
public struct Lesson: Sendable {
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
  /// What stands above the first step.
  public let introduction: [Paragraph]
  /// What there is to read, do and predict, in order.
  public let steps: [Step]
  /// The name of the file it was read from.
  public let file: String
  /// The file's lines, for proofreading.
  let source: [String]
  /// The line of its data in the file.
  let line: Int
}

extension Lesson {
  /// Reads a lesson; the file's name appears in errors and findings.
  ///
  /// - Throws: ``LessonError`` where the Markdown is no lesson.
  public init(markdown: String, file: String) throws(LessonError) {
    self = try LessonReader(file: file).lesson(markdown)
  }

  /// The command that loads the lesson's module.
  public var loadCommand: String { "load \(module) \(architecture)" }

  /// The commands of all answers before a step, which bring the module to where it begins.
  func commands(before step: Int) -> [String] {
    steps.prefix(step).filter { $0.kind == .do }.flatMap { $0.answer?.commands ?? [] }
  }
}
