import Course

/// The questions that `recall` draws from: one below each heading of a page.
public struct Bank: Sendable {
  private let items: [Step]

  /// Makes a bank of questions.
  public init(_ items: [Step] = []) { self.items = items }

  /// Reads a page of questions.
  ///
  /// - Throws: ``LessonError`` where it is none.
  public init(markdown: String, file: String) throws(LessonError) {
    items = try LessonReader(file: file).bank(markdown)
  }

  /// The bank inside the program; an empty one where it cannot be read, which `lessons check` tells.
  public static var builtIn: Bank {
    (try? Bank(of: .builtIn, in: .english)) ?? Bank()
  }

  /// The bank inside the program, with those questions that there are in a language in that language.
  public static func builtIn(in language: Language) -> Bank {
    (try? Bank(of: .builtIn, in: language)) ?? .builtIn
  }

  /// Reads the bank of a course, in a language as far as it is there in it; nil where it has none.
  ///
  /// - Throws: ``LessonError`` where a page of it is none.
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

  /// The questions, each in the words of a translation where it has them.
  public func translated(by translation: Bank) -> Bank {
    Bank(items.map { translation.item($0.id) ?? $0 })
  }

  /// The names of all items, in the order of the page.
  public var names: [String] { items.map(\.id) }

  /// The question of that name.
  func item(_ name: String) -> Step? { items.first { $0.id == name } }

  /// All questions.
  var questions: [Step] { items }
}

extension Step.Kind {
  /// A question of the bank.
  static let item = Step.Kind.asking("item") { kind in
    kind.attributes = ["see", "concept"]
  }
}
