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
  /// What it takes up and hands on, as its comment says.
  public let links: LessonLinks
  /// What stands above the first step.
  public let introduction: [Paragraph]
  /// What there is to read, do and predict, in order.
  public let steps: [Step]
  /// The name of the file it was read from.
  public let file: String
  /// The command that loads the lesson's module.
  public let loadCommand: String
  /// The faults that are in from the beginning.
  let faults: [String]
  /// The file's lines, for proofreading.
  let source: [String]
  /// The line of its data in the file.
  let line: Int
  /// The same lesson in other languages.
  public var translations: [Lesson] = []
  /// The folder of its file, with a slash at its end, empty for the current folder; nil for a lesson that comes with
  /// the program.
  public var folder: String?
}

extension Lesson {
  /// Reads a lesson; the file's name appears in errors and findings.
  ///
  /// - Throws: ``LessonError`` where the Markdown is no lesson.
  public init(
    markdown: String,
    file: String,
    bank: Bank? = nil
  ) throws(LessonError) {
    let bank = Lesson.draws(markdown) ? bank ?? .builtIn(in: Language(ofFile: file)) : Bank()
    self = try LessonReader(file: file, bank: bank).lesson(markdown)
  }

  /// Whether a page draws questions from a bank.
  static func draws(_ markdown: String) -> Bool { markdown.contains("<!-- step recall") }

  /// The language that its words are written in.
  public var language: Language { Language(ofFile: file) }

  /// Whether its test asks for its idea elsewhere.
  public var hasTwins: Bool { steps.contains { $0.stage.isTwin } }

  /// The lesson in a language; as it is where it has not been translated.
  public func translated(to language: Language) -> Lesson {
    translations.first { $0.language == language } ?? self
  }

  /// The first step on the stage on which a step is played.
  func firstStep(onStageOf index: Int) -> Int {
    steps[...index].lastIndex { $0.stage.load != nil } ?? 0
  }

  /// The commands that bring the laboratory to where a step begins, from nothing.
  func commands(upTo index: Int) -> [String] {
    let first = firstStep(onStageOf: index)
    let own = steps[first].stage.load == nil ? [loadCommand] + faults.map { "inject \($0)" } : []
    return own + steps[first..<index].flatMap { $0.opening + $0.completion } + steps[index].opening
  }
}
