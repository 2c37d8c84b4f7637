/// A namespace for the limits of a lesson's file: its length, and no control characters.
public enum LessonPage {
  /// The maximum size of a lesson's file in bytes.
  public static let maximumSize = 1 << 20

  /// Throws ``LessonError`` if the text of the lesson's file named `file` is too long or has control characters.
  public static func check(_ text: String, file: String) throws(LessonError) {
    guard text.utf8.count <= maximumSize else { throw LessonError(file: file, line: 1, .tooLong) }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if let index = lines.firstIndex(where: \.hasControls) {
      throw LessonError(file: file, line: index + 1, .controlCharacter)
    }
  }
}

extension Substring {
  fileprivate var hasControls: Bool {
    unicodeScalars.contains {
      $0.properties.generalCategory == .control && $0 != "\t" && $0 != "\r"
    }
  }
}
