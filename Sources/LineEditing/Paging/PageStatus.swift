/// The text of a pager's status line: the position in the text, and the keys.
enum PageStatus {
  /// Returns the longest status line with fewer than `columns` columns; if none is short enough, the cut line without keys.
  ///
  /// `percentage` is the part of the text up to the end of the page, from 0 to 100. `remark` stands before the keys.
  static func text(percentage: Int, remark: String = "", columns: Int) -> String {
    let isEnd = percentage >= 100
    let start = (isEnd ? "end" : "\(percentage)%") + (remark.isEmpty ? "" : "  \(remark)")
    let lines = (isEnd ? lastKeys : keys).map { "\(start)  \($0)" }
    return lines.first { $0.columns(width: Glyph.systemWidth) < columns }
      ?? start.cut(to: max(1, columns - 1), width: Glyph.systemWidth)
  }

  private static let keys = [
    "Space more, b back, g start, G end, / search, q leave, or type a command",
    "Space more, b back, / search, q leave, or type a command",
    "Space more, b back, q leave, or a command",
    "Space more, q leave",
    "q leave",
  ]

  private static let lastKeys = [
    "Space or q leave, b back, g start, / search, or type a command",
    "Space or q leave, b back, or a command",
    "Space or q leave",
    "q leave",
  ]
}
