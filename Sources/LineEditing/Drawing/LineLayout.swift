/// Where a prompt and the text after it stand on the screen.
struct LineLayout: Equatable {
  /// The row below the prompt's, and the column, both from 0.
  struct Position: Equatable {
    /// The row.
    let row: Int
    /// The column.
    let column: Int
  }

  /// Where the cursor stands.
  let cursor: Position
  /// Where the next character at the end would stand.
  let end: Position

  /// Lays out glyphs in so many columns; the cursor stands before the glyph of that index.
  init(_ glyphs: some Sequence<Glyph>, cursor index: Int, columns: Int) {
    var pen = Pen(columns: columns)
    var cursor: Position?
    for (offset, glyph) in glyphs.enumerated() {
      if offset == index { cursor = Self.position(of: glyph, at: pen) }
      pen.draw(glyph)
    }
    end = Position(row: pen.row, column: pen.column)
    self.cursor = cursor ?? end
  }

  private static func position(of glyph: Glyph, at pen: Pen) -> Position {
    if case .shown(_, let width) = glyph, pen.wraps(before: width) {
      return Position(row: pen.row + 1, column: 0)
    }
    return Position(row: pen.row, column: pen.column)
  }

  /// The rows that a screen of so many rows shows: all, or those around the cursor.
  func shownRows(of height: Int) -> Range<Int> {
    let count = end.row + 1
    guard count > height else { return 0..<count }
    let first = min(max(0, cursor.row - height / 2), count - height)
    return first..<(first + height)
  }
}
