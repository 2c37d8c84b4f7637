/// Lessons inside a program, as text, with what belongs to them.
public struct Course: Sendable {
  /// A file's name and what it holds.
  public typealias File = (name: StaticString, text: StaticString)

  private let files: [File]

  /// Makes a course of the files of one folder.
  public init(_ files: [File]) { self.files = files }

  /// The lessons that come with the laboratory.
  public static var builtIn: Course { Course(EmbeddedTexts.files) }

  /// A lesson's file name and its Markdown, in the order in which they are taken.
  ///
  /// A lesson is `01-tour.md`; what has two dots, such as `01-tour.ko.md`, is its translation.
  public var lessons: [(file: String, text: String)] {
    files
      .map { (file: $0.name.description, text: $0.text) }
      .filter { $0.file.hasSuffix(".md") && !Course.pagesBesideLessons.contains($0.file) }
      .filter { $0.file.split(separator: ".").count == 2 }
      .sorted { $0.file < $1.file }
      .map { (file: $0.file, text: $0.text.description) }
  }

  /// The names of the translations of a lesson's file.
  public func translations(of file: String) -> [String] {
    let stem = file.dropLast(".md".count) + "."
    return files.map(\.name.description)
      .filter { $0.hasPrefix(stem) && $0.split(separator: ".").count == 3 }
      .sorted()
  }

  /// A text of any name; nil where there is none.
  public func text(of file: String) -> String? {
    files.first { $0.name.description == file }?.text.description
  }

  /// The pages that are no lessons: questions that lessons draw, the names of misconceptions, the words that `explain`
  /// explains, and translated phrases, such as `phrases.ko.md`.
  package static let pagesBesideLessons = [
    "bank.md", "misconceptions.md", "glossary.md", "phrases.md",
  ]
}
