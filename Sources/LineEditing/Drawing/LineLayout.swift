import CTerminal

/// The positions of the cursor and of the end of a text that follows a prompt and is wrapped at the screen's width.
struct LineLayout: Equatable {
  /// A row and a column of the wrapped text, both from 0; row 0 is the first row of the prompt.
  struct Position: Equatable {
    let row: Int
    let column: Int
  }

  let cursor: Position
  let end: Position

  init(_ glyphs: some Sequence<Glyph>, cursor index: Int, columns: Int) {
    var pen = Pen(columns: columns)
    var cursor: Position?
    for (offset, glyph) in glyphs.enumerated() {
      if offset == index {
        let wraps = if case .shown(_, let width) = glyph { pen.wraps(before: width) } else { false }
        cursor = Position(row: pen.row + (wraps ? 1 : 0), column: wraps ? 0 : pen.column)
      }
      pen.draw(glyph)
    }
    end = Position(row: pen.row, column: pen.column)
    self.cursor = cursor ?? end
  }

  /// Returns the rows of the text, from 0, that a screen of `height` rows shows: all of them, or `height` rows around the cursor.
  func shownRows(of height: Int) -> Range<Int> {
    let count = end.row + 1
    guard count > height else { return 0..<count }
    let first = min(max(0, cursor.row - height / 2), count - height)
    return first..<(first + height)
  }
}

/// The position of the next character while a text is laid out in rows.
///
/// After the last column of a row comes the first column of the next. A wide character that does not fit starts the next row.
struct Pen: Equatable {
  /// The number of columns of a row, at least 1.
  let columns: Int
  private(set) var row = 0
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

/// The visible form of a Unicode scalar on a terminal.
enum Glyph: Equatable {
  /// The blanks up to the next multiple of eight columns.
  case tab
  case newline
  /// The scalar itself, with the number of columns that it takes.
  case shown(Unicode.Scalar, width: Int)
  /// Printable scalars of one column each in place of an unprintable one.
  case escaped([Unicode.Scalar])

  /// Creates the glyph of a scalar; `width` returns its columns, or -1 for an unprintable scalar.
  init(_ scalar: Unicode.Scalar, width: (Unicode.Scalar) -> Int) {
    switch scalar {
    case "\t": self = .tab
    case "\n": self = .newline
    case " "..."~": self = .shown(scalar, width: 1)
    case _ where scalar.value < 0x20 || scalar.value == 0x7F:
      self = .escaped(["^", Unicode.Scalar(UInt8(scalar.value ^ 0x40))])
    default:
      let columns = width(scalar)
      self = columns < 0 ? .code(of: scalar) : .shown(scalar, width: columns)
    }
  }

  private static func code(of scalar: Unicode.Scalar) -> Glyph {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    let padding = String(repeating: "0", count: max(0, 4 - digits.count))
    return .escaped(Array("\\U+\(padding)\(digits)".unicodeScalars))
  }

  /// Returns the number of columns of a scalar according to the C library; -1 for an unprintable one.
  static func systemWidth(_ scalar: Unicode.Scalar) -> Int { Int(terminal_width(scalar.value)) }
}
