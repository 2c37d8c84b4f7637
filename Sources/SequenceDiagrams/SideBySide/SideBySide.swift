/// Texts beside each other, each under its title.
///
///     MVC             │ VIPER
///     ────────────────┼────────────────
///     1 message       │ 5 messages
public struct SideBySide: Sendable {
  /// The columns from left to right.
  public var columns: [(title: StyledText, body: StyledText)]
  /// Whether only ASCII is used for the lines between them.
  public var isASCII: Bool

  /// Makes columns.
  public init(_ columns: [(title: StyledText, body: StyledText)], isASCII: Bool = false) {
    self.columns = columns
    self.isASCII = isASCII
  }

  /// Whether the columns have room beside each other.
  public func fits(_ width: Int) -> Bool {
    fits(width, widths)
  }

  /// The columns beside each other if they fit, otherwise one below the other.
  public func drawn(width: Int) -> StyledText {
    let widths = self.widths
    return columns.count > 1 && fits(width, widths) ? beside(widths) : stacked
  }
}

extension SideBySide {
  private func fits(_ width: Int, _ widths: [Int]) -> Bool {
    widths.reduce(3 * (widths.count - 1), +) <= width
  }

  private var widths: [Int] {
    columns.map { column in
      (column.title.lines + column.body.lines).map(\.displayWidth).max() ?? 0
    }
  }

  private var stacked: StyledText {
    var text = StyledText()
    for (index, column) in columns.enumerated() {
      if index > 0 { text.append("\n") }
      text.append(StyledText(lines: column.title.lines + column.body.lines))
    }
    return text
  }

  private func beside(_ widths: [Int]) -> StyledText {
    let sheet = ColumnSheet(widths, isASCII: isASCII)
    var ink = Ink(.styled)
    sheet.draw(columns.map { $0.title.lines.map { ColumnSheet.Cell($0) } }, to: &ink)
    sheet.drawRule(to: &ink)
    sheet.draw(columns.map { $0.body.lines.map { ColumnSheet.Cell($0) } }, to: &ink)
    return ink.styledText
  }
}
