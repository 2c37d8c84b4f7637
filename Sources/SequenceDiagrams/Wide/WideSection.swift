import PrintableText
import TerminalText
import Traces

/// The part of a wide diagram that has one horizontal layout; a new lane (column) or a longer number begins another part.
struct WideSection {
  let columns: WideColumns
  private let options: DiagramOptions
  private let glyphs: Glyphs
  private let lanes: WideLanes
  private var names: WideNames
  private var labels: WideLabels
  private var time: Int?

  /// Draws the names of the lanes; a participant that one of `lines` creates is named at that line.
  init(
    _ columns: WideColumns,
    _ options: DiagramOptions,
    naming lines: [DiagramLine],
    to output: inout OutputBuffer
  ) {
    self.columns = columns
    self.options = options
    glyphs = .signs(for: options)
    lanes = WideLanes(columns: columns, glyphs: glyphs, width: options.columns)
    names = WideNames(lanes, lines)
    labels = WideLabels(lineWidth: options.columns - columns.margin - 2)
    names.drawFirst(to: &output)
  }

  mutating func draw(_ line: DiagramLine, to output: inout OutputBuffer) {
    names.pass(line, repeats: options.repeatsHeader, to: &output)
    switch line.content {
    case .row: drawRow(line, to: &output)
    case .remark(let words): drawRemark(words, line.look, to: &output)
    case .separator(let separator): drawRemark(separator.words, line.look, to: &output)
    case .across(let words, let isTitle): drawAcross(words, isTitle, to: &output)
    case .unknown: drawLine(line, [note("?")], to: &output)
    case .blank: lanes.drawLine(line.look, to: &output)
    }
  }

  private mutating func drawRow(_ line: DiagramLine, to output: inout OutputBuffer) {
    guard let event = line.event else { return }
    guard let arrow = line.look.arrow else {
      return drawWords(RowLabel(event, glyphs), line, to: &output)
    }
    guard let route = WideRoute(arrow) else { return drawLoop(arrow, line, to: &output) }
    let created = names.create(line)
    guard !created.isEmpty else { return drawArrow(along: route, line, to: &output) }
    let boxes = lanes.header(naming: created)
    let isBesideArrow = columns.participants.indices.allSatisfy { lane in
      !created.contains(lane) || lane >= route.right
    }
    guard columns.isBoxed, route.isRightward, isBesideArrow else {
      drawArrow(along: route, line, to: &output)
      return names.draw(created, line.look, to: &output)
    }
    for pieces in boxes.dropLast(2) { lanes.drawLine(line.look.withoutArrow, pieces, to: &output) }
    drawArrow(along: route, line, with: Array(boxes.suffix(2)), to: &output)
  }

  /// Draws an arrow with its label; an arrow that creates a participant leads to the box with the participant's name.
  private mutating func drawArrow(
    along route: WideRoute,
    _ line: DiagramLine,
    with boxes: [[WidePiece]] = [],
    to output: inout OutputBuffer
  ) {
    let (start, end) = lanes.ends(of: route, line.look, boxes.first ?? [])
    let gap = route.arrow.style == .lost && route.isRightward ? 1 : 0
    let room = end - start + gap - route.arrow.frameWidth
    let label = labels.label(of: line, room: room, glyphs)
    output.write(blanks: columns.margin - drawMargin(line, to: &output))
    let cursor = lanes.draw(line.look, ...route.left, [], from: columns.margin, to: &output)
    output.write(blanks: start - cursor)
    lanes.draw(route, label, columns: end - start, to: &output)
    lanes.draw(line.look, route.right..., boxes.first ?? [], from: end, to: &output)
    output.newline()
    if let last = boxes.last { lanes.drawLine(line.look.withoutArrow, last, to: &output) }
    for text in label.below { drawBelow(text, from: start + 1, line, to: &output) }
  }

  private mutating func drawLoop(_ arrow: Arrow, _ line: DiagramLine, to output: inout OutputBuffer)
  {
    let lane = arrow.sender ?? 0
    let start = lanes.start(behind: lane, line.look)
    let isLost = arrow.style == .lost
    let sign = "\(glyphs.line(of: arrow.style))\(isLost ? glyphs.lost : glyphs.loop)"
    let gap = columns[lane + 1] - start - 4
    var label = labels.label(of: line, room: gap, glyphs)
    if label.inside.isEmpty {
      label = labels.label(of: line, room: options.columns - start - 4, glyphs)
    }
    var text = StyledText(sign, isLost ? .bad : .plain)
    if !label.inside.isEmpty { text.append(" \(label.inside)") }
    drawLine(line, [WidePiece(column: start, text: text)], to: &output)
    for text in label.below { drawBelow(text, from: start + 1, line, to: &output) }
  }

  /// Draws a row without an arrow, such as the release of objects, with its words beside the lanes that end there, or below.
  private mutating func drawWords(
    _ label: RowLabel,
    _ line: DiagramLine,
    to output: inout OutputBuffer
  ) {
    let lanes = columns.participants.indices.filter { line.look.ending.contains($0) }
    let start = (lanes.last.map { columns[$0] } ?? columns[0]) + 2
    if label.whole.isEmpty {
      drawLine(line, [], to: &output)
    } else if glyphs.width(of: label.whole) <= options.columns - start {
      let piece = WidePiece(column: start, text: StyledText(label.whole), isWords: true)
      drawLine(line, [piece], to: &output)
    } else {
      drawLine(line, [], to: &output)
      drawBelow(StyledText(label.whole), from: columns.margin + 2, line, to: &output)
    }
  }

  private mutating func drawBelow(
    _ text: StyledText,
    from column: Int,
    _ line: DiagramLine,
    to output: inout OutputBuffer
  ) {
    guard !text.isEmpty else { return }
    let width = glyphs.width(of: text)
    let start = max(columns.margin + 2, min(column, options.columns - width))
    let style = text.runs.first?.style ?? .plain
    if start + width <= options.columns {
      let piece = WidePiece(column: start, text: text, isWords: true)
      return lanes.drawLine(line.look.withoutArrow, [piece], to: &output)
    }
    for part in text.plain.wrapped(to: options.columns - start, ambiguous: glyphs.ambiguous) {
      let piece = WidePiece(column: start, text: StyledText(part, style), isWords: true)
      lanes.drawLine(line.look.withoutArrow, [piece], to: &output)
    }
  }

  private func drawAcross(_ words: String, _ isTitle: Bool, to output: inout OutputBuffer) {
    let margin = columns.margin + 2
    let end = min(columns.end, options.columns) - margin
    let lines = glyphs.across(words, isTitle: isTitle, room: options.columns - margin, end: end)
    for line in lines {
      output.write(blanks: margin)
      output.write(line)
      output.newline()
    }
  }

  private mutating func drawRemark(_ words: String, _ look: LaneLook, to output: inout OutputBuffer)
  {
    let room = options.columns - columns.margin - 2
    for line in words.printable().wrapped(to: room, ambiguous: glyphs.ambiguous) {
      lanes.drawLine(look, [note(StyledText(line, .dim))], to: &output)
    }
  }

  private func note(_ text: StyledText) -> WidePiece {
    WidePiece(column: columns.margin + 2, text: text, isWords: true)
  }

  private mutating func drawLine(
    _ row: DiagramLine,
    _ pieces: [WidePiece],
    to output: inout OutputBuffer
  ) {
    lanes.draw(row.look, 0..., pieces, from: drawMargin(row, to: &output), to: &output)
    output.newline()
  }

  /// Draws a row's sign of change, number and time, and returns the column after them; draws nothing and returns 0 for no number.
  private mutating func drawMargin(_ row: DiagramLine, to output: inout OutputBuffer) -> Int {
    guard row.number != nil else { return 0 }
    if options.showsMarks { output.write(row.edge.sign + " ", row.edge.style) }
    output.write(row.number, width: options.numberWidth)
    let end = options.markColumns + options.numberWidth
    guard options.showsTimes, row.time != time else { return end }
    time = row.time
    let words = row.time.duration(columns: WideColumns.timeWidth - 1)
    guard !words.isEmpty else { return end }
    output.write(blanks: WideColumns.timeWidth - words.utf8.count)
    output.write(words, .dim)
    return end + WideColumns.timeWidth
  }
}
