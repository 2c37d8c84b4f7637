/// The lessons that come with the laboratory, as text.
public struct Course: Sendable {
  /// A lesson's file name and its Markdown, in the order in which they are taken.
  public static var lessons: [(file: String, text: String)] {
    EmbeddedTexts.files
      .map { (file: $0.name.description, text: $0.text.description) }
      .filter { $0.file.hasSuffix(".md") }
      .sorted { $0.file < $1.file }
  }
}
