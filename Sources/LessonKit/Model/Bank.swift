import Course

/// A collection of questions that `recall` steps ask; on its Markdown page, each heading begins a question.
public struct Bank: Sendable {
  let questions: [Step]

  /// Creates a bank of questions, each as a step with choices.
  public init(_ questions: [Step] = []) { self.questions = questions }

  /// Parses a Markdown page of questions; `file` is the page's name in error messages.
  ///
  /// - Throws: ``LessonError`` if the page cannot be read as a bank.
  public init(markdown: String, file: String) throws(LessonError) {
    var reader = LessonReader(file: file)
    questions = try reader.bank(markdown)
  }

  /// Returns all mistakes that prevent reading a page of questions, in the order of their lines; empty for a bank.
  public static func errors(in markdown: String, file: String) -> [LessonError] {
    var reader = LessonReader(file: file)
    _ = try? reader.bank(markdown)
    return reader.errors
  }

  /// The English bank embedded in the program; empty if its page cannot be read, an error that `lessons check` reports.
  public static var builtIn: Bank {
    (try? Bank(of: .builtIn, in: .english)) ?? Bank()
  }

  /// Returns the bank embedded in the program with its questions in `language`; questions without a translation stay English.
  public static func builtIn(in language: Language) -> Bank {
    (try? Bank(of: .builtIn, in: language)) ?? .builtIn
  }

  /// Parses the bank of a course, each question in `language` where it is translated; nil if the course has no `bank.md`.
  init?(of course: Course, in language: Language) throws(LessonError) {
    let name = "bank.md"
    guard let markdown = course.text(of: name) else { return nil }
    let bank = try Bank(markdown: markdown, file: name)
    let file = language.file(translating: name)
    guard file != name, let markdown = course.text(of: file) else {
      self = bank
      return
    }
    self = bank.translated(by: try Bank(markdown: markdown, file: file))
  }

  /// Returns the bank with each question replaced by the question of the same id in `translation`, if there is one.
  public func translated(by translation: Bank) -> Bank {
    Bank(questions.map { translation.item($0.id) ?? $0 })
  }

  /// The ids of the bank's questions, in the order of its page.
  public var names: [String] { questions.map(\.id) }

  func item(_ name: String) -> Step? { questions.first { $0.id == name } }
}

extension Step.Kind {
  static let item = Step.Kind.asking("item") { kind in
    kind.attributes = ["see", "concept"]
  }
}

extension Lesson {
  /// The id of the lesson that consists of bank questions.
  public static let recallID = "recall"

  /// Returns a lesson that asks the bank's questions with the ids `items` and loads no module.
  ///
  /// - Throws: ``LessonError`` if `items` is empty or the bank lacks one of them.
  public static func recalling(_ items: [String], from bank: Bank) throws(LessonError) -> Lesson {
    let page = """
      # What you know
      <!-- lesson id=\(recallID) module=none architecture=none minutes=3 -->
      ## Questions
      <!-- step recall id=questions draw=\(items.joined(separator: ",")) -->
      """
    return try Lesson(markdown: page, file: "bank.md", bank: bank)
  }
}
