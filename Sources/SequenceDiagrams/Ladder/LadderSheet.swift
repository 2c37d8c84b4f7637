import Traces

/// The lines of a ladder between lanes that have their places.
struct LadderSheet {
  private let options: DiagramOptions
  private let glyphs: Glyphs
  /// The columns there are beside those for marks.
  private let width: Int
  private let columns: LadderColumns
  private let header: Fragment
  private let labelColumn: Int
  private let indentation: Int
  private var drawings = FragmentCache()
  private var labels = LabelCache()
  private var rowsUnderHeader = 0
  private var time: Int?

  /// The rows after which the names stand there again.
  private static let rowsBetweenHeaders = 40
  /// Columns for labels from which on levels of cause are shown by two blanks, below by one.
  private static let ampleRoom = 31
  /// The columns for the time of a row.
  private static let timeWidth = 8

  /// Begins with the names, or with those only that an earlier sheet has not named.
  init(
    _ columns: LadderColumns,
    _ options: DiagramOptions,
    after earlier: LadderSheet?,
    to ink: inout Ink
  ) {
    self.columns = columns
    self.options = options
    glyphs = .signs(for: options)
    width = options.columns - options.markColumns
    let room = width - (options.showsTimes ? LadderSheet.timeWidth : 0)
    labelColumn = max(columns.labelColumn, min(options.labelColumn, width * 2 / 3))
    indentation = room - labelColumn < LadderSheet.ampleRoom ? 1 : 2
    let lines = LadderHeader(columns, glyphs, width: width)
    header = Fragment(options.behindMarks(lines.lines))
    time = earlier?.time
    if let earlier, columns.continues(earlier.columns) {
      let known = earlier.columns.participants.count
      ink.write(options.behindMarks(lines.explanation(from: known)))
      ink.write(options.behindMarks(lines.lines(ofLanesFrom: known)))
      rowsUnderHeader = earlier.rowsUnderHeader
    } else {
      ink.write(options.behindMarks(lines.explanation()))
      ink.write(header)
    }
  }

  /// Draws a line; before it the names, if they have not been seen for long.
  mutating func draw(_ line: DiagramLine, to ink: inout Ink) {
    if line.number != nil { countRow(to: &ink) }
    switch line.content {
    case .row: drawRow(line, to: &ink)
    case .remark(let words): draw(RowLabel(words), line, to: &ink)
    case .across(let words, let isTitle): drawAcross(words, isTitle, to: &ink)
    case .unknown: drawUnknown(line, to: &ink)
    case .blank:
      drawLanes(line, to: &ink)
      ink.newline()
    }
  }

  private mutating func countRow(to ink: inout Ink) {
    if options.repeatsHeader, rowsUnderHeader == LadderSheet.rowsBetweenHeaders {
      ink.write(header)
      rowsUnderHeader = 0
    }
    rowsUnderHeader += 1
  }
}

extension DiagramOptions {
  /// Lines that leave the columns for marks free.
  fileprivate func behindMarks(_ lines: [StyledText]) -> StyledText {
    let blanks = StyledText().padded(to: markColumns)
    return StyledText(lines: lines.map { blanks + $0 })
  }
}

// MARK: - Lines

extension LadderSheet {
  /// Draws a row; most labels are short, and need no search for a place.
  private mutating func drawRow(_ line: DiagramLine, to ink: inout Ink) {
    guard let words = line.simpleLabel else {
      guard let event = line.event else { return }
      return draw(RowLabel(event, glyphs, line.mark, line.finding), line, to: &ink)
    }
    let isPlain = words.isPlainLabel
    let shown = isPlain ? words : words.escapingControls().withoutBlanksAtEnd
    let width = isPlain ? words.utf8.count : glyphs.width(of: shown)
    guard column(of: line) + width <= room else { return drawKept(words, line, to: &ink) }
    var end = drawLanes(line, to: &ink)
    if !shown.isEmpty {
      ink.write(blanks: column(of: line) - end)
      ink.write(shown)
      end = column(of: line) + width
    }
    drawTime(line, after: end, to: &ink)
    ink.newline()
  }

  /// Draws a row whose label must be shortened; one that came before is known.
  private mutating func drawKept(_ words: String, _ line: DiagramLine, to ink: inout Ink) {
    guard let event = line.event else { return }
    let isAnswer = event.isAnswer
    let known = labels[words, isAnswer, line.depth]
    let placed = known ?? PlacedLabel(placement(of: RowLabel(event, glyphs), line))
    if known == nil { labels[words, isAnswer, line.depth] = placed }
    draw(placed, line, to: &ink)
  }

  /// Draws lanes and label, and what of the label has no room beside the lanes.
  private mutating func draw(_ label: RowLabel, _ line: DiagramLine, to ink: inout Ink) {
    let placement = placement(of: label, line)
    if line.number == nil, line.look.isEmpty, placement.beside.isEmpty, placement.below.isEmpty {
      return
    }
    draw(PlacedLabel(placement), line, to: &ink)
  }

  private func placement(of label: RowLabel, _ line: DiagramLine) -> LabelPlacement {
    LabelPlacement(
      label,
      column: labelColumn,
      indentation: indentation * min(line.depth, width),
      margin: columns.numberWidth + 5,
      width: room,
      glyphs
    )
  }

  private mutating func draw(_ label: PlacedLabel, _ line: DiagramLine, to ink: inout Ink) {
    var end = drawLanes(line, to: &ink)
    if label.beside.width > 0 {
      ink.write(blanks: column(of: line) - end)
      ink.write(label.beside)
      end = max(end, column(of: line)) + label.beside.width
    }
    drawTime(line, after: end, to: &ink)
    ink.newline()
    for text in label.below {
      ink.write(blanks: options.markColumns)
      ink.write(text)
      ink.newline()
    }
  }

  private mutating func drawUnknown(
    _ line: DiagramLine,
    to ink: inout Ink
  ) {
    let width = drawLanes(line, to: &ink)
    ink.write(blanks: min(column(of: line), self.width - 1) - width)
    ink.write("?")
    ink.newline()
  }

  private func drawAcross(_ words: String, _ isTitle: Bool, to ink: inout Ink) {
    for line in glyphs.across(words, isTitle: isTitle, room: width, end: width) {
      ink.write(blanks: options.markColumns)
      ink.write(line)
      ink.newline()
    }
  }
}

// MARK: - Parts of a line

extension LadderSheet {
  /// Where labels must end.
  private var room: Int { width - (options.showsTimes ? LadderSheet.timeWidth : 0) }

  /// Where the label of a line begins.
  private func column(of line: DiagramLine) -> Int {
    labelColumn + indentation * min(line.depth, width)
  }

  /// Draws the number and the lanes; says how many columns they take.
  @discardableResult
  private mutating func drawLanes(
    _ line: DiagramLine,
    to ink: inout Ink
  ) -> Int {
    if options.showsMarks { drawMark(line.mark, to: &ink) }
    guard line.number != nil || !line.look.isEmpty else { return 0 }
    ink.write(line.number, width: columns.numberWidth)
    return columns.numberWidth
      + drawings.write(line.look, to: &ink) { LadderCells.drawn($0, columns, glyphs) }
  }

  private func drawMark(_ mark: DifferenceRow.Mark?, to ink: inout Ink) {
    let mark = mark ?? .same
    ink.write(mark.sign, mark.style)
    ink.write(blanks: 1)
  }

  /// Draws the time of a row at the right edge, where it is another than that of the row before.
  private mutating func drawTime(_ line: DiagramLine, after end: Int, to ink: inout Ink) {
    guard options.showsTimes, line.number != nil, line.time != time else { return }
    time = line.time
    let words = Pause.words(milliseconds: line.time, columns: LadderSheet.timeWidth - 1)
    guard !words.isEmpty else { return }
    let start = width - words.utf8.count
    if start <= end { ink.newline() }
    ink.write(blanks: start <= end ? start : start - end)
    ink.write(words, .dim)
  }
}
