/// The text of a lesson's file, which is short and has no control characters.
public enum LessonPage {
  /// More bytes than this are no lesson.
  public static let longest = 1 << 20

  /// Refuses a text that is no page.
  public static func check(_ text: String, file: String) throws(LessonError) {
    guard text.utf8.count <= longest else { throw LessonError(file: file, line: 1, .tooLong) }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if let index = lines.firstIndex(where: \.hasControls) {
      throw LessonError(file: file, line: index + 1, .controlCharacter)
    }
  }
}

extension Substring {
  /// Whether a control character stands in it, but for a tab and the return before a line's end.
  fileprivate var hasControls: Bool {
    unicodeScalars.contains {
      $0.properties.generalCategory == .control && $0 != "\t" && $0 != "\r"
    }
  }
}
