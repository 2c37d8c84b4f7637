import PrintableText
import TerminalText
import Traces

struct WideLanes {
  /// The rendered lanes (participants' columns) of a line to the left and to the right of its arrow.
  struct Sides {
    let before: PrerenderedText
    let after: PrerenderedText
    let start: Int
    let end: Int
  }

  let columns: WideColumns
  let glyphs: Glyphs
  private var cache = BoundedCache<LaneLook, Sides>(atMost: 256)

  init(_ columns: WideColumns, _ glyphs: Glyphs) {
    self.columns = columns
    self.glyphs = glyphs
  }

  /// Draws a line from the column `start` on: all lanes, or in their place the pieces of text or boxes that cover them.
  func drawLine(
    _ look: LaneLook,
    _ pieces: [WidePiece] = [],
    from start: Int = 0,
    to output: inout OutputBuffer
  ) {
    _ = draw(look, 0..., pieces, from: start, to: &output)
    output.newline()
  }

  /// Returns the lanes on both sides of an arrow; `boxes` are the names of participants that the arrow creates.
  mutating func sides(_ look: LaneLook, along route: WideRoute, _ boxes: [WidePiece]) -> Sides {
    guard boxes.isEmpty else { return drawnSides(look, route, boxes) }
    if let known = cache[look] { return known }
    let drawn = drawnSides(look, route, [])
    cache[look] = drawn
    return drawn
  }

  /// Returns the column after a lane or its activation bar, in which an arrow can begin.
  func start(behind lane: Int, _ look: LaneLook) -> Int {
    columns[lane] + (look.nested.contains(lane) ? 2 : 1)
  }

  private func drawnSides(_ look: LaneLook, _ route: WideRoute, _ boxes: [WidePiece]) -> Sides {
    let target = columns[route.right]
    let box = boxes.first { $0.column <= target && $0.end > target }
    let start = start(behind: route.left, look)
    let isLost = look.arrow?.style == .lost && route.isRightward
    let end = (route.isRightward ? box?.column : nil) ?? target - (isLost ? 1 : 0)
    var before = OutputBuffer(.styled)
    let cursor = draw(look, ...route.left, [], from: columns.margin, to: &before)
    before.write(blanks: start - cursor)
    var after = OutputBuffer(.styled)
    _ = draw(look, route.right..., boxes, from: end, to: &after)
    return Sides(
      before: PrerenderedText(before.styledText),
      after: PrerenderedText(after.styledText),
      start: start,
      end: end
    )
  }

  private func draw(
    _ look: LaneLook,
    _ lanes: some RangeExpression<Int>,
    _ pieces: [WidePiece],
    from start: Int,
    to output: inout OutputBuffer
  ) -> Int {
    var cursor = start
    var pieces = pieces[...]
    var taken = cursor
    for lane in columns.participants.indices where lanes.contains(lane) {
      let column = columns[lane]
      while let piece = pieces.first, piece.column <= column {
        draw(piece, &cursor, to: &output)
        taken = cursor + (piece.isWords ? 1 : 0)
        pieces.removeFirst()
      }
      guard taken <= column, look.shows(lane) else { continue }
      output.write(blanks: column - cursor)
      cursor = column + drawLane(lane, look, to: &output)
      taken = cursor
    }
    for piece in pieces { draw(piece, &cursor, to: &output) }
    return cursor
  }

  private func draw(_ piece: WidePiece, _ cursor: inout Int, to output: inout OutputBuffer) {
    output.write(blanks: piece.column - cursor)
    output.write(piece.text)
    cursor = max(cursor, piece.column) + glyphs.width(of: piece.text)
  }

  private func drawLane(_ lane: Int, _ look: LaneLook, to output: inout OutputBuffer) -> Int {
    let sign = glyphs.sign(of: lane, look)
    guard sign == glyphs.active else {
      output.write(String(sign))
      return 1
    }
    let width = look.nested.contains(lane) ? 2 : 1
    output.write(String(sign, times: width), .role(columns.participants[lane].role))
    return width
  }
}
