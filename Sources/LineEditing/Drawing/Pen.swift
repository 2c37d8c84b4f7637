/// The position of the next character while a text is laid out in rows.
///
/// After the last column of a row comes the first column of the next. A wide character that does not fit starts the next row.
struct Pen: Equatable {
  /// The number of columns of a row, at least 1.
  let columns: Int
  private(set) var row = 0
  /// The column of the next character, from 0, always less than `columns`.
  private(set) var column = 0

  init(columns: Int) { self.columns = max(1, columns) }

  /// Returns whether a glyph of `width` columns is too wide for the rest of the row and starts the next one.
  func wraps(before width: Int) -> Bool { width > 1 && column > 0 && column + width > columns }

  mutating func draw(width: Int) {
    if wraps(before: width) { startRow() }
    column += width
    if column >= columns { startRow() }
  }

  mutating func startRow() {
    row += 1
    column = 0
  }

  mutating func draw(_ glyph: Glyph) {
    switch glyph {
    case .newline: startRow()
    case .tab: repeat { draw(width: 1) } while column % 8 != 0
    case .shown(_, let width): draw(width: width)
    case .escaped(let scalars): for _ in scalars { draw(width: 1) }
    }
  }
}
