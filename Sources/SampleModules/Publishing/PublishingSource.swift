import Stage

/// The source of this library, to be counted on a line of its own.
public enum PublishingSource {
  /// The one file that it is.
  public static var files: [SourceFile] {
    EmbeddedTexts.files.map(SourceFile.init).filter { $0.name == "Publisher.swift" }
  }
}
