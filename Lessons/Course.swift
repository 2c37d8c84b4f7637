/// The lessons that come with the laboratory, as text.
public struct Course: Sendable {
  /// A lesson's file name and its Markdown, in the order in which they are taken.
  ///
  /// A lesson is `01-tour.md`; what has two dots, such as `01-tour.ko.md`, is its translation.
  public static var lessons: [(file: String, text: String)] {
    EmbeddedTexts.files
      .map { (file: $0.name.description, text: $0.text) }
      .filter { $0.file.hasSuffix(".md") && !others.contains($0.file) }
      .filter { $0.file.split(separator: ".").count == 2 }
      .sorted { $0.file < $1.file }
      .map { (file: $0.file, text: $0.text.description) }
  }

  /// The names of the translations of a lesson's file.
  public static func translations(of file: String) -> [String] {
    let stem = file.dropLast(".md".count) + "."
    return EmbeddedTexts.files.map(\.name.description)
      .filter { $0.hasPrefix(stem) && $0.split(separator: ".").count == 3 }
      .sorted()
  }

  /// A text of any name; nil where there is none.
  public static func text(of file: String) -> String? {
    EmbeddedTexts.files.first { $0.name.description == file }?.text.description
  }

  /// The pages that are no lessons: questions that lessons draw, and the names of misconceptions.
  private static let others = ["bank.md", "misconceptions.md"]
}
