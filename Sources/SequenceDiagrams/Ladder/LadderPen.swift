import Traces

/// Draws a ladder: one numbered line a row, lanes at the left, labels at the right.
struct LadderPen: DiagramPen {
  private let options: DiagramOptions
  private let glyphs: Glyphs
  /// The columns there are beside those for marks.
  private let width: Int
  private var numberWidth: Int
  private var laneCount = -1
  private var columns: LadderColumns?
  private var header = Fragment(StyledText())
  private var labelColumn = 0
  private var indentation = 2
  private var drawings = FragmentCache()
  private var labels = LabelCache()
  private var rowsUnderHeader = 0
  private var time: Int?
  private var sentences: SentencePen?

  /// The rows after which the names stand there again.
  private static let rowsBetweenHeaders = 40

  /// Makes a pen for numbers of that many columns at least.
  init(_ options: DiagramOptions, numberWidth: Int) {
    self.options = options
    self.numberWidth = numberWidth
    glyphs = .signs(for: options)
    width = options.columns - options.markColumns
  }

  mutating func draw(_ line: DiagramLine, _ roster: LaneRoster, to ink: inout Ink) {
    if needsRoom(line, roster) {
      arrange(roster, for: line.number, to: &ink)
    }
    guard sentences == nil else {
      sentences?.draw(line, to: &ink)
      return
    }
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

  mutating func finish(_ roster: LaneRoster, to ink: inout Ink) {}
}

// MARK: - Names

extension LadderPen {
  /// Whether a line has lanes or digits that have no room yet; words across all lanes need none.
  private func needsRoom(_ line: DiagramLine, _ roster: LaneRoster) -> Bool {
    if line.hasMoreDigits(than: numberWidth) || laneCount < 0 { return true }
    guard roster.participants.count != laneCount else { return false }
    if case .across = line.content { return false }
    return true
  }

  /// Finds room for all lanes, and names those that are new.
  private mutating func arrange(_ roster: LaneRoster, for number: Int?, to ink: inout Ink) {
    let known = laneCount
    let before = columns
    laneCount = roster.participants.count
    numberWidth = max(numberWidth, number.map { String($0).count } ?? 0)
    columns = .best(
      for: roster.participants,
      numberWidth: numberWidth,
      width: width,
      ambiguous: options.ambiguous
    )
    drawings = FragmentCache()
    labels = LabelCache()
    guard let columns else {
      if sentences == nil { sentences = SentencePen(options, numberWidth, to: &ink) }
      return
    }
    sentences = nil
    labelColumn = max(columns.labelColumn, min(options.labelColumn, width * 2 / 3))
    indentation = room - labelColumn < LadderPen.ampleRoom ? 1 : 2
    let lines = LadderHeader(columns, glyphs, width: width)
    header = Fragment(behindMarks(lines.lines))
    if let before, columns.continues(before) {
      ink.write(behindMarks(lines.explanation(from: known)))
      ink.write(behindMarks(lines.lines(ofLanesFrom: known)))
    } else {
      ink.write(behindMarks(lines.explanation()))
      ink.write(header)
      rowsUnderHeader = 0
    }
  }

  /// Lines that leave the columns for marks free.
  private func behindMarks(_ lines: [StyledText]) -> StyledText {
    let blanks = StyledText().padded(to: options.markColumns)
    return StyledText(lines: lines.map { blanks + $0 })
  }

  private mutating func countRow(to ink: inout Ink) {
    if options.repeatsHeader, rowsUnderHeader == LadderPen.rowsBetweenHeaders {
      ink.write(header)
      rowsUnderHeader = 0
    }
    rowsUnderHeader += 1
  }

  /// Columns for labels from which on levels of cause are shown by two blanks, below by one.
  private static let ampleRoom = 31

  /// The columns for the time of a row.
  private static let timeWidth = 8
}

// MARK: - Lines

extension LadderPen {
  /// Draws a row; most labels are short and plain, and need no search for a place.
  private mutating func drawRow(_ line: DiagramLine, to ink: inout Ink) {
    guard let words = line.simpleLabel else {
      guard let event = line.event else { return }
      return draw(RowLabel(event, glyphs, line.mark, line.finding), line, to: &ink)
    }
    guard words.isPlainLabel, column(of: line) + words.utf8.count <= room else {
      return drawKept(words, line, to: &ink)
    }
    var end = drawLanes(line, to: &ink)
    if !words.isEmpty {
      ink.write(blanks: column(of: line) - end)
      ink.write(words)
      end = column(of: line) + words.utf8.count
    }
    drawTime(line, after: end, to: &ink)
    ink.newline()
  }

  /// Draws a row whose label must be measured or shortened; one that came before is known.
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
      margin: numberWidth + 5,
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

extension LadderPen {
  /// Where labels must end.
  private var room: Int { width - (options.showsTimes ? LadderPen.timeWidth : 0) }

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
    ink.write(line.number, width: numberWidth)
    return numberWidth
      + drawings.write(line.look, to: &ink) { look in
        guard let columns else { return StyledText() }
        var cells = LadderCells(columns, glyphs)
        cells.drawLanes(look)
        if let arrow = look.arrow { cells.draw(arrow) }
        return cells.text
      }
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
    let words = Pause.words(milliseconds: line.time, columns: LadderPen.timeWidth - 1)
    guard !words.isEmpty else { return }
    let start = width - words.utf8.count
    if start <= end { ink.newline() }
    ink.write(blanks: start <= end ? start : start - end)
    ink.write(words, .dim)
  }
}

extension Int {
  /// Whether the number needs more columns.
  func hasMoreDigits(than columns: Int) -> Bool {
    var rest = magnitude
    var count = self < 0 ? 1 : 0
    repeat {
      rest /= 10
      count += 1
    } while rest > 0
    return count > columns
  }
}
