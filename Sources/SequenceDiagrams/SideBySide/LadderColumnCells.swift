import TerminalText

extension LadderColumn {
  /// Returns the lines of a part as cells, from top to bottom; empty if there is no part with the index `number`.
  ///
  /// The part's labels begin in one column if all fit there, otherwise each after its line's lanes.
  func cells(ofPart number: Int, _ width: Int) -> [PrerenderedText] {
    guard number < parts.count else { return [] }
    let part = parts[number]
    let isStraight = part.lines.allSatisfy {
      $0.number == nil || part.labelColumn + label(of: $0).shortestWidth <= width
    }
    return part.lines.flatMap { line in
      let column = isStraight ? part.labelColumn : lanesWidth(of: line) + 2
      return cells(of: line, at: start(of: line, column), width)
    }
  }

  /// Returns a line as one cell with the longest form of its words that fits between the columns `start` and `width`; if none fits,
  /// as several cells below each other.
  ///
  /// In the second case a line without a number has only its words, no lanes.
  private func cells(of line: Line, at start: Int, _ width: Int) -> [PrerenderedText] {
    let label = label(of: line)
    if let form = label.forms.first(where: { start + $0.width <= width }) {
      return [cell(line, form, at: start)]
    }
    let words = apart(line, width)
    if line.number == nil { return words }
    return [PrerenderedText(drawnLanes(of: line), width: lanesWidth(of: line))] + words
  }

  private func cell(_ line: Line, _ form: ColumnLabel.Form, at start: Int) -> PrerenderedText {
    var text = drawnLanes(of: line)
    let lanesWidth = lanesWidth(of: line)
    guard form.width > 0 else { return PrerenderedText(text, width: lanesWidth) }
    text.append(String(repeating: " ", count: start - lanesWidth))
    let label = label(of: line)
    text.append(form.words, line.isAction ? .strong : label.style)
    if !label.remark.isEmpty { text += "  " + label.remark }
    return PrerenderedText(text, width: start + form.width)
  }

  private func drawnLanes(of line: Line) -> StyledText {
    guard !line.isAcross else { return StyledText() }
    let digits = line.number.map { String($0) } ?? ""
    let blanks = String(repeating: " ", count: numberWidth - digits.utf8.count)
    return StyledText(blanks + digits, .dim) + lanes(of: line).text
  }

  private func apart(_ line: Line, _ width: Int) -> [PrerenderedText] {
    let indentation = StyledText("    ")
    let room = width - indentation.displayWidth
    let label = label(of: line)
    let style = line.isAction ? .strong : label.style
    let tail = label.remark.isEmpty ? 0 : 2 + glyphs.width(of: label.remark)
    let form = label.forms.first { $0.width - tail <= room } ?? label.forms.last
    let words = (form?.words ?? "").wrapped(to: room, ambiguous: glyphs.ambiguous)
    let remark = label.remark.plain.wrapped(to: room, ambiguous: glyphs.ambiguous)
    let lines = words.map { StyledText($0, style) } + remark.map { StyledText($0, .bad) }
    return lines.map { glyphs.rendered(indentation + $0) }
  }
}
