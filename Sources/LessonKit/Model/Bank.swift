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
    (try? Bank(markdown: Course.text(of: "bank.md") ?? "", file: "bank.md")) ?? Bank()
  }

  /// The bank inside the program, with those questions that there are in a language in that language.
  public static func builtIn(in language: Language) -> Bank {
    let file = language.file(translating: "bank.md")
    guard language != .english, let markdown = Course.text(of: file),
      let translation = try? Bank(markdown: markdown, file: file)
    else { return .builtIn }
    return builtIn.translated(by: translation)
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
