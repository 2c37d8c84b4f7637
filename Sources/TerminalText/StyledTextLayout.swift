import PrintableText

extension StyledText {
  /// How many columns a terminal needs for this text, if it is one line.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  public var displayWidth: Int { displayWidth(ambiguous: .narrow) }

  /// How many columns a terminal needs that draws ambiguous characters so, if it is one line.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  public func displayWidth(ambiguous: AmbiguousWidth) -> Int {
    runs.reduce(0) { $0 + $1.text.displayWidth(ambiguous: ambiguous) }
  }

  /// The text followed by as many blanks as it takes to be that wide.
  public func padded(to width: Int, ambiguous: AmbiguousWidth = .narrow) -> StyledText {
    var text = self
    text.append(String(" ", times: width - displayWidth(ambiguous: ambiguous)))
    return text
  }

  /// The text, or as much of it as fits into that many columns with an ellipsis at the end.
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
  /// The text, or as much of it as fits into that many columns with an ellipsis at the end.
  package func cut(to width: Int, ellipsis: String = "…") -> String {
    StyledText(self).cut(to: width, ellipsis: ellipsis).plain
  }

  /// As many whole characters from the start as fit into that many columns.
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
