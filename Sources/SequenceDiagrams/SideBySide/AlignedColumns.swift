/// Ladders whose parts begin in the same lines.
struct AlignedColumns {
  /// The lines of the ladders, filled up so that the same action begins in the same line.
  private(set) var cells: [[ColumnSheet.Cell]]

  /// Aligns ladders of those widths.
  init(_ columns: [LadderColumn], _ widths: [Int]) {
    let height = columns.map(\.header.count).max() ?? 0
    cells = columns.map { column in
      let blanks = Array(repeating: StyledText(), count: height - column.header.count)
      return (blanks + column.header).map { ColumnSheet.Cell($0, column.glyphs) }
    }
    for part in 0..<(columns.map(\.parts.count).max() ?? 0) {
      for (index, column) in columns.enumerated() where part < column.parts.count {
        column.draw(column.parts[part], widths[index], to: &cells[index])
      }
      fillUp()
    }
  }

  private mutating func fillUp() {
    let height = cells.map(\.count).max() ?? 0
    let blank = ColumnSheet.Cell(StyledText(), width: 0)
    for index in cells.indices {
      cells[index] += Array(repeating: blank, count: height - cells[index].count)
    }
  }
}

extension LadderColumn {
  /// Draws the lines with their words in one column or, where some have no room there, each right
  /// behind its lanes.
  fileprivate func draw(_ part: Part, _ width: Int, to cells: inout [ColumnSheet.Cell]) {
    let isStraight = part.lines.allSatisfy {
      $0.number == nil || part.labelColumn + $0.label.shortestWidth <= width
    }
    for line in part.lines {
      let column = isStraight ? part.labelColumn : line.lanesWidth + 2
      draw(line, at: line.start(column), width, to: &cells)
    }
  }

  /// Draws a line in one cell with its words from a column on, or in cells below.
  ///
  /// What is no row does without lanes where its words have no room beside them.
  private func draw(
    _ line: Line,
    at start: Int,
    _ width: Int,
    to cells: inout [ColumnSheet.Cell]
  ) {
    if let form = line.label.forms.first(where: { start + $0.width <= width }) {
      return cells.append(cell(line, form, at: start))
    }
    if line.number != nil {
      cells.append(ColumnSheet.Cell(lanes(of: line), width: line.lanesWidth))
    }
    cells += apart(line, width).map { ColumnSheet.Cell($0, glyphs) }
  }

  private func cell(_ line: Line, _ form: ColumnLabel.Form, at start: Int) -> ColumnSheet.Cell {
    var text = lanes(of: line)
    guard form.width > 0 else { return ColumnSheet.Cell(text, width: line.lanesWidth) }
    text.append(String(repeating: " ", count: start - line.lanesWidth))
    text.append(form.words, line.style)
    if !line.label.remark.isEmpty { text += "  " + line.label.remark }
    return ColumnSheet.Cell(text, width: start + form.width)
  }

  private func lanes(of line: Line) -> StyledText {
    guard line.lanesWidth > 0 else { return StyledText() }
    let digits = line.number.map { String($0) } ?? ""
    let blanks = String(repeating: " ", count: numberWidth - digits.utf8.count)
    return StyledText(blanks + digits, .dim) + line.lanes.text
  }

  /// The words in as many lines as they need.
  private func apart(_ line: Line, _ width: Int) -> [StyledText] {
    let indentation = StyledText("    ")
    let room = width - indentation.displayWidth
    let label = line.label
    let tail = label.remark.isEmpty ? 0 : 2 + glyphs.width(of: label.remark)
    let form = label.forms.first { $0.width - tail <= room } ?? label.forms.last
    let words = (form?.words ?? "").wrapped(to: room, ambiguous: glyphs.ambiguous)
    let remark = label.remark.plain.wrapped(to: room, ambiguous: glyphs.ambiguous)
    return words.map { indentation + StyledText($0, line.style) }
      + remark.map { indentation + StyledText($0, .bad) }
  }
}

extension LadderColumn.Line {
  fileprivate var style: TextStyle { isAction ? .strong : label.style }
}
