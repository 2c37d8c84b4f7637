import PrintableText

extension StyledText {
  /// The number of columns in which a terminal shows this text, which must be a single line.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  public var displayWidth: Int { displayWidth(ambiguous: .narrow) }

  /// Returns the number of columns in which a terminal shows this text, a single line, given the width of ambiguous characters.
  public func displayWidth(ambiguous: AmbiguousWidth) -> Int {
    runs.reduce(0) { $0 + $1.text.displayWidth(ambiguous: ambiguous) }
  }

  /// Returns the text followed by blanks up to `width` columns; unchanged if it is at least as wide.
  public func padded(to width: Int, ambiguous: AmbiguousWidth = .narrow) -> StyledText {
    var text = self
    text.append(String(" ", times: width - displayWidth(ambiguous: ambiguous)))
    return text
  }

  /// Returns the text if it fits in `width` columns, otherwise its beginning and `ellipsis`, together at most that wide.
  public func cut(
    to width: Int,
    ellipsis: String = "…",
    ambiguous: AmbiguousWidth = .narrow
  ) -> StyledText {
    guard displayWidth(ambiguous: ambiguous) > width else { return self }
    let ellipsis = ellipsis.prefix(columns: width, ambiguous: ambiguous)
    var room = width - ellipsis.displayWidth(ambiguous: ambiguous)
    var text = StyledText()
    var style = TextStyle.plain
    for run in runs where room >= 0 {
      let part = run.text.prefix(columns: room, ambiguous: ambiguous)
      text.append(part, run.style)
      style = run.style
      room = part == run.text ? room - part.displayWidth(ambiguous: ambiguous) : -1
    }
    text.append(ellipsis, style)
    return text
  }
}

extension String {
  /// Returns the text if it fits in `width` columns, otherwise its beginning and `ellipsis`, together at most that wide.
  package func cut(to width: Int, ellipsis: String = "…") -> String {
    StyledText(self).cut(to: width, ellipsis: ellipsis).plain
  }

  /// Returns the longest prefix of whole characters that fits in `columns` columns.
  package func prefix(columns: Int, ambiguous: AmbiguousWidth = .narrow) -> String {
    var room = columns
    return String(
      prefix { character in
        room -= character.displayWidth(ambiguous: ambiguous)
        return room >= 0
      }
    )
  }
}

extension [[StyledText]] {
  /// Returns one line per row, with the cells of each column aligned at their left edge and two blanks between columns.
  ///
  /// Empty cells at the end of a row are left out.
  package func inColumns() -> [StyledText] {
    var widths: [Int] = []
    for row in self {
      for (column, cell) in row.enumerated() {
        if column == widths.count { widths.append(0) }
        widths[column] = Swift.max(widths[column], cell.displayWidth)
      }
    }
    return map { row in
      let cells = row.prefix(1 + (row.lastIndex { !$0.isEmpty } ?? -1))
      return cells.enumerated().reduce(into: StyledText()) { line, cell in
        let isLast = cell.offset == cells.count - 1
        line += isLast ? cell.element : cell.element.padded(to: widths[cell.offset] + 2)
      }
    }
  }
}
