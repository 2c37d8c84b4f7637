import PrintableText
import TerminalText
import Traces

struct WideLanes {
  let columns: WideColumns
  let glyphs: Glyphs
  let width: Int

  /// Draws a line of all lanes, or in their place the pieces of text or boxes that cover them.
  func drawLine(_ look: LaneLook, _ pieces: [WidePiece] = [], to output: inout OutputBuffer) {
    draw(look, 0..., pieces, from: 0, to: &output)
    output.newline()
  }

  /// Returns the column after a lane or its activation bar, in which an arrow can begin.
  func start(behind lane: Int, _ look: LaneLook) -> Int {
    columns[lane] + (look.nested.contains(lane) ? 2 : 1)
  }

  /// Returns the columns between which an arrow is drawn; it leads to the box of `boxes` in which its target lies, if any.
  func ends(of route: WideRoute, _ look: LaneLook, _ boxes: [WidePiece]) -> (start: Int, end: Int) {
    let target = columns[route.right]
    let box = boxes.first { $0.column <= target && $0.end > target }
    let isLost = look.arrow?.style == .lost && route.isRightward
    let end = (route.isRightward ? box?.column : nil) ?? target - (isLost ? 1 : 0)
    return (start(behind: route.left, look), end)
  }

  /// Draws lanes, or the pieces that cover them, from the column `start` on; returns the column after them.
  @discardableResult
  func draw(
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
