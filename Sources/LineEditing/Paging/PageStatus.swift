/// The last line of a page: how far it is, and which keys there are.
enum PageStatus {
  /// Returns the line for so many columns; `percentage` is that of the text up to the page's end.
  ///
  /// `remark` stands before the keys, such as what a search did not find.
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
