/// The data above a lesson's first step, which are known without reading the steps.
public struct LessonHeading: Hashable, Sendable {
  /// The name that the learner types to start the lesson: `first-message`.
  public let id: String
  /// The title of the lesson's page.
  public internal(set) var title = ""
  /// The name of the lesson's module in the command `load`: `products`.
  public internal(set) var module = ""
  /// The architecture of the lesson's module, as a word of the command `load`: `viper`.
  public internal(set) var architecture = ""
  /// The expected duration of the lesson in minutes.
  public internal(set) var minutes = 0
  /// The version of the lesson, a number that grows when its steps change.
  var version = 1
  /// The lists in the attributes `needs=`, `recalls=` and `teaches=`, which only readers of the page use.
  var relations: [[String]] = []
  /// The points needed to pass the lesson if it is an exam; nil for any other lesson.
  public internal(set) var pass: Int?
  var loadCommand = ""
  var faults: [String] = []
}

/// A lesson: a title, a module to load, and steps.
///
/// A lesson is written as Markdown that reads well on a repository page; the data for the laboratory stand in HTML
/// comments and in fenced code blocks whose names begin with `viper-`.
public struct Lesson: Sendable {
  /// The data of the lesson that stand above its first step.
  public let heading: LessonHeading
  /// The paragraphs of the page above its first step.
  public let introduction: [Paragraph]
  /// The steps of the lesson, in order.
  public let steps: [Step]
  /// The name of the lesson's file.
  public let file: String
  let source: [String]
  /// The line number, from 1, of the HTML comment with the lesson's data in the lesson's file.
  let line: Int
  /// The translations of the lesson into other languages.
  public var translations: [Lesson] = []
  /// The path of the folder with the lesson's file, with a slash at its end; empty for the current folder, nil for a
  /// lesson embedded in the program.
  public var folder: String?
}

extension Lesson {
  /// The name that the learner types to start the lesson: `first-message`.
  public var id: String { heading.id }
  /// The title of the lesson's page.
  public var title: String { heading.title }
  /// The expected duration of the lesson in minutes.
  public var minutes: Int { heading.minutes }
  /// The command that loads the lesson's module.
  public var loadCommand: String { heading.loadCommand }

  /// Parses the Markdown of a lesson; `file` is the page's name in errors and findings, `bank` has the questions of `recall` steps.
  ///
  /// If `bank` is nil, the questions come from the bank embedded in the program.
  ///
  /// - Throws: ``LessonError`` if the page cannot be read as a lesson.
  public init(markdown: String, file: String, bank: Bank? = nil) throws(LessonError) {
    var reader = LessonReader(file: file, bank: Lesson.bank(bank, for: markdown, in: file))
    self = try reader.lesson(markdown)
  }

  /// Returns all mistakes that prevent reading the Markdown of a lesson, in the order of their lines; empty for a lesson.
  ///
  /// Mistakes that may follow from another one in the same step are left out.
  public static func errors(in markdown: String, file: String, bank: Bank? = nil) -> [LessonError] {
    var reader = LessonReader(file: file, bank: Lesson.bank(bank, for: markdown, in: file))
    _ = try? reader.lesson(markdown)
    return reader.errors
  }

  private static func bank(_ bank: Bank?, for markdown: String, in file: String) -> Bank {
    hasRecallStep(markdown) ? bank ?? .builtIn(in: Language(ofFile: file)) : Bank()
  }

  static func hasRecallStep(_ markdown: String) -> Bool { markdown.contains("<!-- step recall") }

  /// The language of the lesson, which its file name gives: `ko` for `05-nested-calls.ko.md`.
  public var language: Language { Language(ofFile: file) }

  /// Whether the lesson has twins: steps of its test that ask for the same idea on another module.
  public var hasTwins: Bool { steps.contains { $0.stage.isTwin } }

  /// Returns the translation of the lesson into `language`; the lesson itself if it has none.
  public func translated(to language: Language) -> Lesson {
    translations.first { $0.language == language } ?? self
  }

  /// Returns the index of the latest step that loads a module, among the steps up to `index`; 0 if no step does.
  func firstStep(onStageOf index: Int) -> Int {
    steps[...index].lastIndex { $0.stage.load != nil } ?? 0
  }

  /// Returns the commands that bring a laboratory with nothing loaded to the start of the step at `index`.
  func commands(upTo index: Int) -> [String] {
    let first = firstStep(onStageOf: index)
    let own =
      steps[first].stage.load == nil ? [loadCommand] + heading.faults.map { "inject \($0)" } : []
    return own + steps[first..<index].flatMap { $0.opening + $0.completion } + steps[index].opening
  }

  /// Returns the number, from 1, of the line with `text` in the comment about a step; the comment's first line if no line has it.
  func line(of text: some StringProtocol, inCommentOf step: Step) -> Int {
    let begin = step.data.line - 1
    guard source.indices.contains(begin) else { return step.data.line }
    let end = source[begin...].firstIndex { $0.contains("-->") } ?? begin
    return (source[begin...end].firstIndex { $0.contains(text) } ?? begin) + 1
  }

  /// Returns the number, from 1, of a line with `command` or its arguments: in step `index`, else on the page, else the line of the
  /// step's comment.
  public func line(of command: String, inStep index: Int) -> Int {
    guard steps.indices.contains(index) else { return line }
    let step = steps[index]
    let end = steps.indices.contains(index + 1) ? steps[index + 1].line - 1 : source.count
    // The page has `load="products"`: only the words after `load`.
    let written = command.drop { $0 != " " }.dropFirst()
    let ownLines = (step.line - 1..<max(end, step.line)).clamped(to: source.indices)
    let lines = [command[...], written].lazy.compactMap { text in
      ownLines.first { source[$0].contains(text) }
        ?? source.indices.first { source[$0].contains(text) }
    }
    return lines.first.map { $0 + 1 } ?? step.data.line
  }
}
