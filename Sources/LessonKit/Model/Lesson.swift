/// A lesson: a title, a module to load, and steps.
///
/// A lesson is written as Markdown that reads well on a repository page; the data for the laboratory stand in HTML
/// comments and in fences whose names begin with `viper-`.
public struct Lesson: Sendable {
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
  /// The text above the first step.
  public let introduction: [Paragraph]
  /// The steps, in order.
  public let steps: [Step]
  /// The name of the lesson's file.
  public let file: String
  /// The command that loads the lesson's module.
  public let loadCommand: String
  let faults: [String]
  let source: [String]
  /// The line of the lesson's comment in the file, from 1.
  let line: Int
  /// The lesson in other languages.
  public var translations: [Lesson] = []
  /// The folder of the lesson's file, with a slash at its end; empty for the current folder, nil for a lesson inside
  /// the program.
  public var folder: String?
}

extension Lesson {
  /// Reads a lesson; the file name appears in errors and findings.
  ///
  /// Without a bank, a page with `recall` steps draws from the bank inside the program.
  ///
  /// - Throws: ``LessonError`` where the Markdown is no lesson.
  public init(
    markdown: String,
    file: String,
    bank: Bank? = nil
  ) throws(LessonError) {
    let bank =
      Lesson.hasRecallStep(markdown) ? bank ?? .builtIn(in: Language(ofFile: file)) : Bank()
    self = try LessonReader(file: file, bank: bank).lesson(markdown)
  }

  /// Returns whether a page has a `recall` step.
  static func hasRecallStep(_ markdown: String) -> Bool { markdown.contains("<!-- step recall") }

  /// The language of the lesson.
  public var language: Language { Language(ofFile: file) }

  /// Whether the lesson has twins: steps for its test that ask for the same idea on another module.
  public var hasTwins: Bool { steps.contains { $0.stage.isTwin } }

  /// Returns the translation into a language; the lesson itself where there is none.
  public func translated(to language: Language) -> Lesson {
    translations.first { $0.language == language } ?? self
  }

  /// Returns the index of the last step up to `index` that loads a module; 0 where none does.
  func firstStep(onStageOf index: Int) -> Int {
    steps[...index].lastIndex { $0.stage.load != nil } ?? 0
  }

  /// Returns the commands that bring an empty laboratory to the start of a step.
  func commands(upTo index: Int) -> [String] {
    let first = firstStep(onStageOf: index)
    let own = steps[first].stage.load == nil ? [loadCommand] + faults.map { "inject \($0)" } : []
    return own + steps[first..<index].flatMap { $0.opening + $0.completion } + steps[index].opening
  }
}
