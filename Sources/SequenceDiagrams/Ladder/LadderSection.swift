import PrintableText
import TerminalText
import Traces

/// A part of a ladder in which no column moves; a new lane, or a row number with more digits, begins the next part.
struct LadderSection {
  private let options: DiagramOptions
  private let glyphs: Glyphs
  /// The width of the drawing without the columns for the signs of a comparison.
  private let width: Int
  /// The number of columns left of the times.
  private let room: Int
  private let columns: LadderColumns
  private let header: PrerenderedText
  private let labelColumn: Int
  private let indentation: Int
  /// The rendered lanes (participants' columns) by appearance: many lines of a diagram look the same.
  private var drawings = BoundedCache<LaneLook, PrerenderedText>(atMost: 256)
  private var rowsUnderHeader = 0
  private var time: Int?

  static let rowsBetweenHeaders = 40
  /// The smallest width of the labels' area, in columns, at which a level of indentation takes two columns instead of one.
  private static let ampleRoom = 31
  private static let timeWidth = 8

  /// Writes the names of all lanes; only of the new lanes if the layout continues that of `earlier`, the section above.
  init(
    _ columns: LadderColumns,
    _ options: DiagramOptions,
    after earlier: LadderSection?,
    to output: inout OutputBuffer
  ) {
    self.columns = columns
    self.options = options
    glyphs = .signs(for: options)
    width = options.unmarkedColumns
    room = width - (options.showsTimes ? LadderSection.timeWidth : 0)
    labelColumn = max(columns.labelColumn, min(options.labelColumn, width * 2 / 3))
    indentation = room - labelColumn < LadderSection.ampleRoom ? 1 : 2
    let lines = LadderHeader(columns: columns, glyphs: glyphs, width: width)
    header = PrerenderedText(options.behindMarks(lines.lines()))
    time = earlier?.time
    if let earlier, columns.continues(earlier.columns) {
      let known = earlier.columns.participants.count
      output.write(options.behindMarks(lines.explanation(from: known)))
      output.write(options.behindMarks(lines.lines(ofLanesFrom: known)))
      rowsUnderHeader = earlier.rowsUnderHeader
    } else {
      output.write(options.behindMarks(lines.explanation()))
      output.write(header)
    }
  }

  mutating func draw(_ line: DiagramLine, to output: inout OutputBuffer) {
    if line.number != nil {
      if options.repeatsHeader, rowsUnderHeader == LadderSection.rowsBetweenHeaders {
        output.write(header)
        rowsUnderHeader = 0
      }
      rowsUnderHeader += 1
    }
    switch line.content {
    case .row: drawRow(line, to: &output)
    case .remark(let words): draw(RowLabel(words), line, to: &output)
    case .separator(let separator): draw(RowLabel(separator.words), line, to: &output)
    case .across(let words, let isTitle): drawAcross(words, isTitle, to: &output)
    case .unknown:
      let end = drawLanes(line, to: &output)
      output.write(blanks: min(labelColumn, width - 1) - end)
      output.write("?")
      output.newline()
    case .blank:
      drawLanes(line, to: &output)
      output.newline()
    }
  }

  /// Draws a row (numbered event); writes a label that fits directly, without searching for a placement.
  private mutating func drawRow(_ line: DiagramLine, to output: inout OutputBuffer) {
    guard let event = line.event else { return }
    guard let label = shownLabel(of: line), column(of: line) + label.width <= room else {
      return draw(RowLabel(event, glyphs, line.mark, line.finding), line, to: &output)
    }
    var end = drawLanes(line, to: &output)
    if !label.words.isEmpty {
      output.write(blanks: column(of: line) - end)
      output.write(label.words)
      end = column(of: line) + label.width
    }
    drawTime(line, after: end, to: &output)
    output.newline()
  }

  /// Returns the simple label of a line as it is shown, and its width in columns; nil for any other label.
  private func shownLabel(of line: DiagramLine) -> (words: String, width: Int)? {
    guard let words = line.simpleLabel else { return nil }
    if words.isPlainLabel { return (words, words.utf8.count) }
    let shown = words.printable().withoutBlanksAtEnd
    return (shown, glyphs.width(of: shown))
  }

  private mutating func draw(_ label: RowLabel, _ line: DiagramLine, to output: inout OutputBuffer)
  {
    let label = LabelPlacement(
      label,
      column: labelColumn,
      indentation: indentation * min(line.depth, width),
      margin: columns.numberWidth + 5,
      width: room,
      glyphs
    )
    let isEmpty = label.beside.plain.isEmpty && label.below.isEmpty
    if line.number == nil, line.look.isEmpty, isEmpty { return }
    var end = drawLanes(line, to: &output)
    if label.beside.width > 0 {
      output.write(blanks: column(of: line) - end)
      output.write(label.beside)
      end = max(end, column(of: line)) + label.beside.width
    }
    drawTime(line, after: end, to: &output)
    output.newline()
    for text in label.below {
      output.write(blanks: options.markColumns)
      output.write(text)
      output.newline()
    }
  }

  private func drawAcross(_ words: String, _ isTitle: Bool, to output: inout OutputBuffer) {
    for line in glyphs.across(words, isTitle: isTitle, room: width, end: width) {
      output.write(blanks: options.markColumns)
      output.write(line)
      output.newline()
    }
  }

  private func column(of line: DiagramLine) -> Int {
    labelColumn + indentation * min(line.depth, width)
  }

  @discardableResult
  private mutating func drawLanes(_ line: DiagramLine, to output: inout OutputBuffer) -> Int {
    if options.showsMarks {
      output.write(line.edge.sign, line.edge.style)
      output.write(blanks: 1)
    }
    guard line.number != nil || !line.look.isEmpty else { return 0 }
    output.write(line.number, width: columns.numberWidth)
    let isAtCursor = line.number != nil && line.number == options.cursor
    let known = isAtCursor ? nil : drawings[line.look]
    let lanes = known ?? LadderArrows(line.look, columns, glyphs, isAtCursor: isAtCursor).fragment
    if known == nil, !isAtCursor { drawings[line.look] = lanes }
    output.write(lanes)
    return columns.numberWidth + lanes.width
  }

  /// Draws the time of a row at the right edge if it differs from the time of the row before; `end` is the column after the label.
  private mutating func drawTime(_ line: DiagramLine, after end: Int, to output: inout OutputBuffer)
  {
    guard options.showsTimes, line.number != nil, line.time != time else { return }
    time = line.time
    let words = line.time.duration(columns: LadderSection.timeWidth - 1)
    guard !words.isEmpty else { return }
    let start = width - words.utf8.count
    if start <= end { output.newline() }
    output.write(blanks: start <= end ? start : start - end)
    output.write(words, .dim)
  }
}

extension DiagramOptions {
  fileprivate func behindMarks(_ lines: [StyledText]) -> StyledText {
    let blanks = StyledText().padded(to: markColumns)
    return StyledText(lines: lines.map { blanks + $0 })
  }
}
