import Traces

/// The lines of a wide diagram between lanes that have their places.
struct WideSheet {
  /// Where the lanes stand.
  let columns: WideColumns
  private let options: DiagramOptions
  private let glyphs: Glyphs
  private let numberWidth: Int
  private let header: WideHeader
  private var rowsUnderHeader = 0
  /// Lanes that get their names where they are created.
  private var unborn: LaneSet
  private var seen = LaneSet()
  private var time: Int?
  private var cache = WideCache()
  private var names: (lanes: LaneSet, look: LaneLook, lines: Fragment)?
  private var labels: WideLabels
  private let lines: WideLines

  /// Begins with the names of all but those who are created in the next lines.
  init(
    _ columns: WideColumns,
    _ options: DiagramOptions,
    numberWidth: Int,
    naming lines: [DiagramLine],
    to ink: inout Ink
  ) {
    self.columns = columns
    self.options = options
    self.numberWidth = numberWidth
    glyphs = .signs(for: options)
    header = WideHeader(columns: columns, glyphs: glyphs, width: options.columns)
    labels = WideLabels(lineWidth: options.columns - columns.margin - 2)
    self.lines = WideLines(glyphs, longest: options.columns)
    unborn = LaneSet()
    for line in lines { unborn = unborn.union(created(by: line)) }
    let everyone = columns.participants.indices.reduce(LaneSet()) { $0.with($1) }
    drawNames(everyone.subtracting(unborn), LaneLook(), to: &ink)
  }

  /// Draws a line; before it the names, if they have not been seen for long.
  mutating func draw(_ line: DiagramLine, to ink: inout Ink) {
    if line.number != nil { countRow(line, to: &ink) }
    seen = seen.union(line.look.alive)
    switch line.content {
    case .row: drawRow(line, to: &ink)
    case .remark(let words): drawRemark(words, line.look, to: &ink)
    case .across(let words, let isTitle): drawAcross(words, isTitle, to: &ink)
    case .unknown: drawLine(line, line.look, [note("?")], to: &ink)
    case .blank: drawLine(nil, line.look, [], to: &ink)
    }
  }
}

// MARK: - Names

extension WideSheet {
  private mutating func countRow(_ line: DiagramLine, to ink: inout Ink) {
    if options.repeatsHeader, rowsUnderHeader == 40 {
      let lanes = columns.participants.indices.reduce(LaneSet()) { lanes, lane in
        let isComing = !seen.contains(lane) && !unborn.contains(lane)
        return isComing || line.look.alive.contains(lane) ? lanes.with(lane) : lanes
      }
      drawNames(lanes, LaneLook(), to: &ink)
      rowsUnderHeader = 0
    }
    rowsUnderHeader += 1
  }

  private mutating func drawNames(_ lanes: LaneSet, _ look: LaneLook, to ink: inout Ink) {
    if let names, names.lanes == lanes, names.look == look { return ink.write(names.lines) }
    var lines = Ink(.styled)
    for pieces in header.lines(naming: lanes) { drawLine(nil, look, pieces, to: &lines) }
    let fragment = Fragment(lines.styledText)
    names = (lanes, look, fragment)
    ink.write(fragment)
  }

  /// The lanes of those who come to be in a line.
  private func created(by line: DiagramLine) -> LaneSet {
    guard case .row = line.content, let event = line.event, event.kind == .created else {
      return LaneSet()
    }
    let born = event.objects.isEmpty ? [event.receiver].compactMap(\.self) : event.objects
    return columns.participants.indices.reduce(LaneSet()) { lanes, lane in
      let isBorn = born.contains(columns.participants[lane]) && !line.look.alive.contains(lane)
      return isBorn ? lanes.with(lane) : lanes
    }
  }
}

// MARK: - Rows

extension WideSheet {
  private mutating func drawRow(_ line: DiagramLine, to ink: inout Ink) {
    guard let event = line.event else { return }
    guard let arrow = line.look.arrow else {
      return drawWords(WideLabel(event, glyphs), line, to: &ink)
    }
    guard let route = WideRoute(arrow) else { return drawLoop(arrow, line, to: &ink) }
    let born = created(by: line)
    guard !born.isEmpty else { return drawArrow(arrow, route, line, to: &ink) }
    unborn = unborn.subtracting(born)
    let names = header.lines(naming: born)
    let isBesideArrow = columns.participants.indices.allSatisfy { lane in
      !born.contains(lane) || lane >= route.right
    }
    guard columns.isBoxed, route.isRightward, isBesideArrow else {
      drawArrow(arrow, route, line, to: &ink)
      return drawNames(born, line.look, to: &ink)
    }
    for pieces in names.dropLast(2) { drawLine(nil, line.look.withoutArrow, pieces, to: &ink) }
    drawArrow(arrow, route, line, with: Array(names.suffix(2)), to: &ink)
  }

  /// Draws an arrow with its label; one that creates somebody leads to the box with the name.
  private mutating func drawArrow(
    _ arrow: Arrow,
    _ route: WideRoute,
    _ line: DiagramLine,
    with boxes: [[WidePiece]] = [],
    to ink: inout Ink
  ) {
    let sides = sides(arrow, route, line.look, boxes.first ?? [])
    let gap = arrow.style == .lost && route.isRightward ? 1 : 0
    let room = sides.end - sides.start + gap - WideArrow.frame(of: arrow)
    let label = labels.label(of: line, room: room, glyphs)
    ink.write(blanks: columns.margin - drawMargin(line, to: &ink))
    ink.write(sides.before)
    WideArrow(arrow, isRightward: route.isRightward, lines).draw(
      label.inside,
      width: label.width,
      columns: sides.end - sides.start,
      to: &ink
    )
    ink.write(sides.after)
    ink.newline()
    if let last = boxes.last { drawLine(nil, line.look.withoutArrow, last, to: &ink) }
    for text in label.below { drawBelow(text, from: sides.start + 1, line, to: &ink) }
  }

  /// The lanes at both sides of an arrow, and the boxes of those whom it creates.
  private mutating func sides(
    _ arrow: Arrow,
    _ route: WideRoute,
    _ look: LaneLook,
    _ boxes: [WidePiece]
  ) -> WideCache.Sides {
    if boxes.isEmpty, let known = cache[look] { return known }
    let drawn = drawnSides(route, look, boxes)
    if boxes.isEmpty { cache[look] = drawn }
    return drawn
  }

  private func drawnSides(
    _ route: WideRoute,
    _ look: LaneLook,
    _ boxes: [WidePiece]
  ) -> WideCache.Sides {
    let box = boxes.first { $0.column <= columns[route.right] && $0.end > columns[route.right] }
    let start = columns[route.left] + (look.nested.contains(route.left) ? 2 : 1)
    let isLost = look.arrow?.style == .lost && route.isRightward
    let end = (route.isRightward ? box?.column : nil) ?? columns[route.right] - (isLost ? 1 : 0)
    var before = Ink(.styled)
    var cursor = drawLanes(look, ...route.left, [], from: columns.margin, to: &before)
    before.write(blanks: start - cursor)
    var after = Ink(.styled)
    cursor = drawLanes(look, route.right..., boxes, from: end, to: &after)
    return WideCache.Sides(
      before: Fragment(before.styledText),
      after: Fragment(after.styledText),
      start: start,
      end: end
    )
  }

  private mutating func drawLoop(_ arrow: Arrow, _ line: DiagramLine, to ink: inout Ink) {
    let lane = arrow.sender ?? 0
    let start = columns[lane] + (line.look.nested.contains(lane) ? 2 : 1)
    let isLost = arrow.style == .lost
    let sign = "\(glyphs.line(of: arrow.style))\(isLost ? glyphs.lost : glyphs.loop)"
    let gap = columns[lane + 1] - start - 4
    var label = labels.label(of: line, room: gap, glyphs)
    if label.inside.isEmpty {
      label = labels.label(of: line, room: options.columns - start - 4, glyphs)
    }
    var text = StyledText(sign, isLost ? .bad : .plain)
    if !label.inside.isEmpty { text.append(" \(label.inside)") }
    drawLine(line, line.look, [WidePiece(column: start, text: text)], to: &ink)
    for text in label.below { drawBelow(text, from: start + 1, line, to: &ink) }
  }

  /// Draws a row that has no arrow: its words stand behind the lanes that it is about.
  private mutating func drawWords(_ label: WideLabel, _ line: DiagramLine, to ink: inout Ink) {
    let lanes = columns.participants.indices.filter { line.look.ending.contains($0) }
    let start = (lanes.last.map { columns[$0] } ?? columns[0]) + 2
    if label.whole.isEmpty {
      drawLine(line, line.look, [], to: &ink)
    } else if glyphs.width(of: label.whole) <= options.columns - start {
      let piece = WidePiece(column: start, text: StyledText(label.whole), isWords: true)
      drawLine(line, line.look, [piece], to: &ink)
    } else {
      drawLine(line, line.look, [], to: &ink)
      drawBelow(StyledText(label.whole), from: columns.margin + 2, line, to: &ink)
    }
  }

  /// Draws what has no room in its row, on lines of its own.
  private mutating func drawBelow(
    _ text: StyledText,
    from column: Int,
    _ line: DiagramLine,
    to ink: inout Ink
  ) {
    guard !text.isEmpty else { return }
    let width = glyphs.width(of: text)
    let start = max(columns.margin + 2, min(column, options.columns - width))
    let style = text.runs.first?.style ?? .plain
    if start + width <= options.columns {
      let piece = WidePiece(column: start, text: text, isWords: true)
      return drawLine(nil, line.look.withoutArrow, [piece], to: &ink)
    }
    for part in text.plain.wrapped(to: options.columns - start, ambiguous: glyphs.ambiguous) {
      let piece = WidePiece(column: start, text: StyledText(part, style), isWords: true)
      drawLine(nil, line.look.withoutArrow, [piece], to: &ink)
    }
  }

  private func drawAcross(_ words: String, _ isTitle: Bool, to ink: inout Ink) {
    let margin = columns.margin + 2
    let end = min(columns.end, options.columns) - margin
    let lines = glyphs.across(words, isTitle: isTitle, room: options.columns - margin, end: end)
    for line in lines {
      ink.write(blanks: margin)
      ink.write(line)
      ink.newline()
    }
  }
}

// MARK: - Lines

extension WideSheet {
  /// Draws words over the lanes, for what is no row.
  private mutating func drawRemark(_ words: String, _ look: LaneLook, to ink: inout Ink) {
    let room = options.columns - columns.margin - 2
    for line in words.escapingControls().wrapped(to: room, ambiguous: glyphs.ambiguous) {
      drawLine(nil, look, [note(StyledText(line, .dim))], to: &ink)
    }
  }

  private func note(_ text: StyledText) -> WidePiece {
    WidePiece(column: columns.margin + 2, text: text, isWords: true)
  }

  /// Draws the lanes of a line with pieces over them; a row has its number and its time.
  private mutating func drawLine(
    _ row: DiagramLine?,
    _ look: LaneLook,
    _ pieces: [WidePiece],
    to ink: inout Ink
  ) {
    let start = drawMargin(row, to: &ink)
    _ = drawLanes(look, 0..., pieces, from: start, to: &ink)
    ink.newline()
  }

  /// Draws some lanes with pieces over them, from a column on; gives the column after them.
  private func drawLanes(
    _ look: LaneLook,
    _ lanes: some RangeExpression<Int>,
    _ pieces: [WidePiece],
    from start: Int,
    to ink: inout Ink
  ) -> Int {
    var cursor = start
    var pieces = pieces[...]
    var taken = cursor
    for lane in columns.participants.indices where lanes.contains(lane) {
      let column = columns[lane]
      while let piece = pieces.first, piece.column <= column {
        draw(piece, &cursor, to: &ink)
        taken = cursor + (piece.isWords ? 1 : 0)
        pieces.removeFirst()
      }
      guard taken <= column, look.shows(lane) else { continue }
      ink.write(blanks: column - cursor)
      cursor = column + drawLane(lane, look, to: &ink)
      taken = cursor
    }
    for piece in pieces { draw(piece, &cursor, to: &ink) }
    return cursor
  }

  /// Draws number and time of a row; gives the column after them.
  private mutating func drawMargin(_ row: DiagramLine?, to ink: inout Ink) -> Int {
    guard let row, row.number != nil else { return 0 }
    ink.write(row.number, width: numberWidth)
    guard options.showsTimes, row.time != time else { return numberWidth }
    time = row.time
    let words = Pause.words(milliseconds: row.time, columns: WideColumns.timeWidth - 1)
    guard !words.isEmpty else { return numberWidth }
    ink.write(blanks: WideColumns.timeWidth - words.utf8.count)
    ink.write(words, .dim)
    return numberWidth + WideColumns.timeWidth
  }

  private func draw(_ piece: WidePiece, _ cursor: inout Int, to ink: inout Ink) {
    ink.write(blanks: piece.column - cursor)
    ink.write(piece.text)
    cursor = max(cursor, piece.column) + glyphs.width(of: piece.text)
  }

  /// Draws what stands in a lane; says how many columns it takes.
  private func drawLane(_ lane: Int, _ look: LaneLook, to ink: inout Ink) -> Int {
    if look.ending.contains(lane) {
      ink.write(String(glyphs.gone))
    } else if look.isPause {
      ink.write(String(glyphs.pause))
    } else if look.active.contains(lane) {
      let style = TextStyle.role(columns.participants[lane].role)
      let bar = String(glyphs.active)
      ink.write(look.nested.contains(lane) ? bar + bar : bar, style)
      return look.nested.contains(lane) ? 2 : 1
    } else {
      ink.write(String(glyphs.idle))
    }
    return 1
  }
}
