import Traces

/// Draws a ladder: one numbered line a row, lanes at the left, labels at the right.
struct LadderPen: DiagramPen {
  private let options: DiagramOptions
  private let glyphs: Glyphs
  private var numberWidth: Int
  private var laneCount = -1
  private var columns: LadderColumns?
  private var labelColumn = 0
  private var drawings = FragmentCache()
  private var rowsUnderHeader = 0
  private var time: Int?
  private var sentences: SentencePen?

  /// The rows after which the names stand there again.
  private static let rowsBetweenHeaders = 40

  /// Makes a pen for numbers of that many columns at least.
  init(_ options: DiagramOptions, numberWidth: Int) {
    self.options = options
    self.numberWidth = numberWidth
    glyphs = .signs(isASCII: options.isASCII)
  }

  mutating func draw(_ line: DiagramLine, _ roster: LaneRoster, to ink: inout Ink) {
    if roster.participants.count != laneCount || line.hasMoreDigits(than: numberWidth) {
      arrange(roster, for: line.number, to: &ink)
    }
    guard let columns else {
      sentences?.draw(line, to: &ink)
      return
    }
    if line.number != nil { countRow(columns, to: &ink) }
    switch line.content {
    case .row(let event): drawRow(event, line, columns, to: &ink)
    case .remark(let words): draw(RowLabel(words), line, columns, to: &ink)
    case .across(let words, let isTitle): drawAcross(words, isTitle ? .strong : .dim, to: &ink)
    case .unknown: drawUnknown(line, columns, to: &ink)
    case .blank:
      drawLanes(line, columns, to: &ink)
      ink.newline()
    }
  }

  mutating func finish(_ roster: LaneRoster, to ink: inout Ink) {}
}

// MARK: - Names

extension LadderPen {
  /// Finds room for all lanes, and names those that are new.
  private mutating func arrange(_ roster: LaneRoster, for number: Int?, to ink: inout Ink) {
    let known = laneCount
    let before = columns
    laneCount = roster.participants.count
    numberWidth = max(numberWidth, number.map { String($0).count } ?? 0)
    columns = .best(
      for: roster.participants,
      numberWidth: numberWidth,
      width: options.columns
    )
    drawings = FragmentCache()
    guard let columns else {
      if sentences == nil { sentences = SentencePen(options, numberWidth, to: &ink) }
      return
    }
    labelColumn = max(columns.labelColumn, min(options.labelColumn, options.columns * 2 / 3))
    let header = LadderHeader(columns, glyphs, width: options.columns)
    if let before, columns.continues(before) {
      ink.write(StyledText(lines: header.lines(ofLanesFrom: known)))
    } else {
      ink.write(StyledText(lines: header.explanation + header.lines))
      rowsUnderHeader = 0
    }
  }

  private mutating func countRow(_ columns: LadderColumns, to ink: inout Ink) {
    if options.repeatsHeader, rowsUnderHeader == LadderPen.rowsBetweenHeaders {
      ink.write(StyledText(lines: LadderHeader(columns, glyphs, width: options.columns).lines))
      rowsUnderHeader = 0
    }
    rowsUnderHeader += 1
  }
}

// MARK: - Lines

extension LadderPen {
  /// Draws a row; most labels are short and plain, and need no search for a place.
  private mutating func drawRow(
    _ event: Event,
    _ line: DiagramLine,
    _ columns: LadderColumns,
    to ink: inout Ink
  ) {
    guard let words = event.plainLabel, column(of: line) + words.utf8.count <= room else {
      return draw(RowLabel(event, glyphs), line, columns, to: &ink)
    }
    let width = drawLanes(line, columns, to: &ink)
    var end = width
    if !words.isEmpty {
      ink.write(blanks: column(of: line) - width)
      ink.write(words)
      end = column(of: line) + words.utf8.count
    }
    drawTime(line, after: end, to: &ink)
    ink.newline()
  }

  /// Draws lanes and label, and what of the label has no room beside the lanes.
  private mutating func draw(
    _ label: RowLabel,
    _ line: DiagramLine,
    _ columns: LadderColumns,
    to ink: inout Ink
  ) {
    let placement = LabelPlacement(
      label,
      column: labelColumn,
      indentation: indentation(of: line),
      margin: columns.numberWidth + 5,
      width: room,
      ellipsis: glyphs.ellipsis
    )
    if line.number == nil, line.look.isEmpty, placement.beside.isEmpty, placement.below.isEmpty {
      return
    }
    var end = drawLanes(line, columns, to: &ink)
    if !placement.beside.isEmpty {
      ink.write(blanks: column(of: line) - end)
      ink.write(placement.beside)
      end = max(end, column(of: line)) + placement.beside.displayWidth
    }
    drawTime(line, after: end, to: &ink)
    ink.newline()
    for text in placement.below {
      ink.write(text)
      ink.newline()
    }
  }

  private mutating func drawUnknown(
    _ line: DiagramLine,
    _ columns: LadderColumns,
    to ink: inout Ink
  ) {
    let width = drawLanes(line, columns, to: &ink)
    ink.write(blanks: min(column(of: line), options.columns - 1) - width)
    ink.write("?")
    ink.newline()
  }

  private func drawAcross(_ words: String, _ style: TextStyle, to ink: inout Ink) {
    for line in words.escapingControls().wrapped(to: options.columns - 6) {
      ink.write("\(glyphs.rule) \(line) \(glyphs.rule)", style)
      ink.newline()
    }
  }
}

// MARK: - Parts of a line

extension LadderPen {
  /// Where labels must end.
  private var room: Int { options.columns - (options.showsTimes ? 8 : 0) }

  /// Where the label of a line begins.
  private func column(of line: DiagramLine) -> Int {
    labelColumn + indentation(of: line)
  }

  /// The blanks before a label: two for each level of cause, or one where there is little room.
  private func indentation(of line: DiagramLine) -> Int {
    (room - labelColumn < LadderPen.ampleRoom ? 1 : 2) * min(line.depth, options.columns)
  }

  /// Columns for labels from which on levels are shown by two blanks.
  private static let ampleRoom = 31

  /// Draws the number and the lanes; says how many columns they take.
  @discardableResult
  private mutating func drawLanes(
    _ line: DiagramLine,
    _ columns: LadderColumns,
    to ink: inout Ink
  ) -> Int {
    let drawing = drawings.fragment(of: line.look) { look in
      var cells = LadderCells(columns, glyphs)
      cells.drawLanes(look)
      if let arrow = look.arrow { cells.draw(arrow) }
      return cells.text
    }
    if line.number == nil, drawing.width == 0 { return 0 }
    ink.write(line.number, width: columns.numberWidth)
    ink.write(drawing)
    return columns.numberWidth + drawing.width
  }

  /// Draws the time of a row at the right edge, where it is another than that of the row before.
  private mutating func drawTime(_ line: DiagramLine, after end: Int, to ink: inout Ink) {
    guard options.showsTimes, line.number != nil, line.time != time else { return }
    time = line.time
    let words = Pause.words(milliseconds: line.time)
    ink.write(blanks: options.columns - words.utf8.count - end)
    ink.write(words, .dim)
  }
}

extension Event {
  /// The words of a row that has nothing else to say and is ASCII; nil for others.
  fileprivate var plainLabel: String? {
    let words: String
    switch kind {
    case .call, .asyncCall: words = message?.text ?? ""
    case .return, .reply: words = value?.summary ?? ""
    default: return nil
    }
    return words.isPrintableASCII && words.utf8.last != UInt8(ascii: " ") ? words : nil
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
