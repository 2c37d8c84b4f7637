import Traces

/// Writes the lines of a ladder one after the other.
struct LadderPen {
  /// What was drawn so far.
  private(set) var text = StyledText()

  private let columns: LadderColumns
  private let glyphs: Glyphs
  private let width: Int
  private let labelColumn: Int
  private let repeatsHeader: Bool
  private let header: LadderHeader
  private var drawings: [LadderLook: (text: StyledText, width: Int)] = [:]
  private var rowsUnderHeader = 0
  private var time: Int?

  /// The rows after which the names stand there again.
  private static let rowsBetweenHeaders = 40

  /// Begins with the names.
  init(_ columns: LadderColumns, _ glyphs: Glyphs, _ options: DiagramOptions) {
    self.columns = columns
    self.glyphs = glyphs
    width = options.columns
    repeatsHeader = options.repeatsHeader
    labelColumn = max(columns.labelColumn, min(options.labelColumn, width * 2 / 3))
    header = LadderHeader(columns, glyphs, width: width)
    text.append(StyledText(lines: header.explanation + header.lines))
  }
}

extension LadderPen {
  /// Draws one event: a row, or a line between rows.
  mutating func draw(_ event: Event, _ depth: Int, _ look: LadderLook) {
    drawPause(before: event, look)
    switch event.kind {
    case _ where event.number != nil: drawRow(event, depth, look)
    case .stage:
      let label = LadderLabel("shown: calls \(event.message?.baseName ?? "")")
      drawLine(nil, look, label, depth)
    case .divider: drawAcross(event.text, .strong)
    default: drawAcross(event.text, .dim)
    }
  }

  /// Draws a row of which nothing may be seen but where it stands.
  mutating func drawUnknown(_ event: Event, _ depth: Int, _ look: LadderLook) {
    drawPause(before: event, look)
    let column = min(labelColumn + 2 * min(depth, width), width - 1)
    drawLanes(event.number, look, StyledText("?"), at: column)
  }

  private mutating func drawRow(_ event: Event, _ depth: Int, _ look: LadderLook) {
    if repeatsHeader, rowsUnderHeader == LadderPen.rowsBetweenHeaders {
      text.append(StyledText(lines: header.lines))
      rowsUnderHeader = 0
    }
    rowsUnderHeader += 1
    drawLine(event.number, look, LadderLabel(event, glyphs), depth)
  }

  private mutating func drawPause(before event: Event, _ look: LadderLook) {
    let pause = Pause(from: time ?? event.time, to: event.time)
    time = event.time
    guard let pause else { return }
    drawLine(nil, LadderLook(alive: look.alive, isPause: true), LadderLabel(pause.words), 0)
  }

  private mutating func drawAcross(_ words: String, _ style: TextStyle) {
    for line in words.escapingControls().wrapped(to: width - 6) {
      text.append("\(glyphs.rule) \(line) \(glyphs.rule)\n", style)
    }
  }
}

extension LadderPen {
  /// Draws number, lanes and label, and what of the label has no room beside the lanes.
  private mutating func drawLine(
    _ number: Int?,
    _ look: LadderLook,
    _ label: LadderLabel,
    _ depth: Int
  ) {
    let indentation = 2 * min(depth, width)
    let placement = LabelPlacement(
      label,
      column: labelColumn,
      indentation: indentation,
      margin: columns.numberWidth + 5,
      width: width,
      ellipsis: glyphs.ellipsis
    )
    drawLanes(number, look, placement.beside, at: labelColumn + indentation)
    for line in placement.below { text.append(line + "\n") }
  }

  private mutating func drawLanes(
    _ number: Int?,
    _ look: LadderLook,
    _ label: StyledText,
    at column: Int
  ) {
    let digits = number.map { String($0) } ?? ""
    let blanks = String(repeating: " ", count: columns.numberWidth - digits.count)
    let drawing = drawing(of: look)
    if number == nil, drawing.text.isEmpty, label.isEmpty { return }
    text.append(blanks + digits, .dim)
    text.append(drawing.text)
    if !label.isEmpty {
      let gap = column - columns.numberWidth - drawing.width
      text.append(String(repeating: " ", count: max(0, gap)))
      text.append(label)
    }
    text.append("\n")
  }

  /// The lanes of a line; each look is drawn once and kept.
  private mutating func drawing(of look: LadderLook) -> (text: StyledText, width: Int) {
    if let drawing = drawings[look] { return drawing }
    var cells = LadderCells(columns, glyphs)
    cells.drawLanes(look)
    if let arrow = look.arrow { cells.draw(arrow) }
    let drawing = (text: cells.text, width: cells.text.displayWidth)
    drawings[look] = drawing
    return drawing
  }
}
