import TerminalText

/// The lines of several ladders side by side, from top to bottom: an action and its effects begin in the same line in all ladders.
///
/// Each line is made when it is needed, because a whole drawing would take much memory.
struct AlignedColumns: Sequence, IteratorProtocol {
  private let columns: [LadderColumn]
  private var cells: [ColumnCells]
  /// The index of the current part (an action with its effects) of all ladders; -1 for the headers.
  private var part = -1
  private let parts: Int
  private let headerHeight: Int
  private var headerLine = 0

  init(_ columns: [LadderColumn], _ widths: [Int]) {
    self.columns = columns
    cells = zip(columns, widths).map { ColumnCells($0, $1) }
    parts = columns.map(\.parts.count).max() ?? 0
    headerHeight = columns.map(\.header.count).max() ?? 0
  }

  /// Returns the next line, with one cell for each ladder (a diagram with its labels at the right); nil after the last line.
  ///
  /// A cell is nil for a ladder that has nothing in this line.
  mutating func next() -> [ColumnSection.Cell?]? {
    if part < 0 {
      if headerLine < headerHeight { return header() }
      begin(0)
    }
    while part < parts {
      let line = cells.indices.map { cells[$0].next() }
      if line.contains(where: { $0 != nil }) { return line }
      begin(part + 1)
    }
    return nil
  }

  private mutating func begin(_ part: Int) {
    self.part = part
    for index in cells.indices { cells[index].begin(part) }
  }

  /// Returns the next line of the headers, with a cell for each ladder, nil above a lower header; all headers end in the same line.
  private mutating func header() -> [ColumnSection.Cell?] {
    let line = headerLine - headerHeight
    headerLine += 1
    return columns.map { column in
      let position = column.header.count + line
      return position < 0 ? nil : ColumnSection.Cell(column.header[position], column.glyphs)
    }
  }
}

private struct ColumnCells: IteratorProtocol {
  private let column: LadderColumn
  private let width: Int
  private var part = LadderColumn.Part()
  private var isStraight = true
  private var line = 0
  /// The remaining cells of a line that is drawn as several cells below each other, the last one first.
  private var pending: [ColumnSection.Cell] = []

  init(_ column: LadderColumn, _ width: Int) {
    self.column = column
    self.width = width
  }

  /// Begins the part with the index `number`, from 0: the part's labels begin in one column if all fit there, otherwise each after
  /// its line's lanes.
  mutating func begin(_ number: Int) {
    part = number < column.parts.count ? column.parts[number] : LadderColumn.Part()
    line = 0
    isStraight = part.lines.allSatisfy {
      $0.number == nil || part.labelColumn + column.label(of: $0).shortestWidth <= width
    }
  }

  mutating func next() -> ColumnSection.Cell? {
    while pending.isEmpty {
      guard line < part.lines.count else { return nil }
      let line = part.lines[line]
      self.line += 1
      let straight = isStraight ? part.labelColumn : column.lanesWidth(of: line) + 2
      let start = column.start(of: line, straight)
      pending = column.cells(of: line, at: start, width).reversed()
    }
    return pending.removeLast()
  }
}

extension LadderColumn {
  /// Returns a line as one cell with the longest form of its words that fits between the columns `start` and `width`; if none fits,
  /// as several cells below each other.
  ///
  /// In the second case a line without a number has only its words, no lanes.
  fileprivate func cells(of line: Line, at start: Int, _ width: Int) -> [ColumnSection.Cell] {
    let label = label(of: line)
    if let form = label.forms.first(where: { start + $0.width <= width }) {
      return [cell(line, form, at: start)]
    }
    let words = apart(line, width).map { ColumnSection.Cell($0, glyphs) }
    if line.number == nil { return words }
    return [ColumnSection.Cell(drawnLanes(of: line), width: lanesWidth(of: line))] + words
  }

  private func cell(_ line: Line, _ form: ColumnLabel.Form, at start: Int) -> ColumnSection.Cell {
    var text = drawnLanes(of: line)
    let lanesWidth = lanesWidth(of: line)
    guard form.width > 0 else { return ColumnSection.Cell(text, width: lanesWidth) }
    text.append(String(repeating: " ", count: start - lanesWidth))
    let label = label(of: line)
    text.append(form.words, line.isAction ? .strong : label.style)
    if !label.remark.isEmpty { text += "  " + label.remark }
    return ColumnSection.Cell(text, width: start + form.width)
  }

  private func drawnLanes(of line: Line) -> StyledText {
    guard !line.isAcross else { return StyledText() }
    let digits = line.number.map { String($0) } ?? ""
    let blanks = String(repeating: " ", count: numberWidth - digits.utf8.count)
    return StyledText(blanks + digits, .dim) + lanes(of: line).text
  }

  private func apart(_ line: Line, _ width: Int) -> [StyledText] {
    let indentation = StyledText("    ")
    let room = width - indentation.displayWidth
    let label = label(of: line)
    let style = line.isAction ? .strong : label.style
    let tail = label.remark.isEmpty ? 0 : 2 + glyphs.width(of: label.remark)
    let form = label.forms.first { $0.width - tail <= room } ?? label.forms.last
    let words = (form?.words ?? "").wrapped(to: room, ambiguous: glyphs.ambiguous)
    let remark = label.remark.plain.wrapped(to: room, ambiguous: glyphs.ambiguous)
    return words.map { indentation + StyledText($0, style) }
      + remark.map { indentation + StyledText($0, .bad) }
  }
}
