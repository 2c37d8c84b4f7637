import Course

/// The questions for `recall` steps: one below each heading of a page.
public struct Bank: Sendable {
  private let items: [Step]

  /// Makes a bank of questions.
  public init(_ items: [Step] = []) { self.items = items }

  /// Reads a page of questions.
  ///
  /// - Throws: ``LessonError`` where the Markdown is no bank.
  public init(markdown: String, file: String) throws(LessonError) {
    items = try LessonReader(file: file).bank(markdown)
  }

  /// The bank inside the program; empty where its page cannot be read, which `lessons check` reports.
  public static var builtIn: Bank {
    (try? Bank(of: .builtIn, in: .english)) ?? Bank()
  }

  /// Returns the bank inside the program with all available translations into a language.
  public static func builtIn(in language: Language) -> Bank {
    (try? Bank(of: .builtIn, in: language)) ?? .builtIn
  }

  /// Reads the bank of a course with all available translations into a language; nil where the course has no bank.
  ///
  /// - Throws: ``LessonError`` where the page or its translation is no bank.
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

  /// Returns the bank with each question replaced by its translation where there is one.
  public func translated(by translation: Bank) -> Bank {
    Bank(items.map { translation.item($0.id) ?? $0 })
  }

  /// The ids of all questions, in the order of the page.
  public var names: [String] { items.map(\.id) }

  func item(_ name: String) -> Step? { items.first { $0.id == name } }

  var questions: [Step] { items }
}

extension Step.Kind {
  /// The kind of a bank question.
  static let item = Step.Kind.asking("item") { kind in
    kind.attributes = ["see", "concept"]
  }
}
