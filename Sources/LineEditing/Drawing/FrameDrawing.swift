/// A builder of the bytes that draw the shown rows of a line.
///
/// Rows end by the terminal's own wrapping, so that the terminal can wrap them again when it is resized.
struct FrameDrawing {
  private var bytes = ""
  private var pen: Pen
  private let rows: Range<Int>
  private let width: (Unicode.Scalar) -> Int
  /// Whether the last drawn row is full and the terminal's cursor has not moved to the next row yet.
  private var isAtMargin = false

  init(columns: Int, rows: Range<Int>, width: @escaping (Unicode.Scalar) -> Int) {
    pen = Pen(columns: columns)
    self.rows = rows
    self.width = width
  }

  /// Draws a text in the colour of `attributes`, parameters of the terminal's SGR sequence such as `32`; empty for no colour.
  mutating func paint(_ text: String, attributes: String) {
    guard !text.isEmpty else { return }
    if !attributes.isEmpty { bytes += "\u{1B}[\(attributes)m" }
    for scalar in text.unicodeScalars where pen.row < rows.upperBound {
      paint(Glyph(scalar, width: width))
    }
    if !attributes.isEmpty { bytes += "\u{1B}[0m" }
  }

  /// Returns the bytes of the drawing, with `hint` after the line and the terminal's cursor moved to `cursor`.
  ///
  /// The screen after the line is cleared, unless `isFilling` (only a part of the line is shown) and the last row is full.
  func finished(at cursor: LineLayout.Position, isFilling: Bool, hint: String) -> String {
    var drawing = self
    if drawing.isAtMargin, rows.contains(pen.row) { drawing.leaveMargin() }
    if !isFilling || !drawing.isAtMargin { drawing.bytes += "\u{1B}[J" }
    if !hint.isEmpty { drawing.bytes += "\u{1B}[2m\(hint)\u{1B}[0m" }
    let row = min(drawing.pen.row, rows.upperBound - 1)
    drawing.bytes += Self.move(row - cursor.row, "A") + "\r" + Self.move(cursor.column, "C")
    return drawing.bytes
  }

  private mutating func paint(_ glyph: Glyph) {
    switch glyph {
    case .newline: startRow()
    case .tab: repeat { paint(" ", width: 1) } while pen.column % 8 != 0
    case .shown(let scalar, let width): paint(scalar, width: width)
    case .escaped(let scalars): for scalar in scalars { paint(scalar, width: 1) }
    }
  }

  private mutating func paint(_ scalar: Unicode.Scalar, width: Int) {
    let wraps = pen.wraps(before: width)
    let row = wraps ? pen.row + 1 : pen.row
    if wraps, rows.contains(pen.row) { bytes += "\u{1B}[K" }
    let isCombining = width == 0
    if rows.contains(row) || isCombining && isAtMargin { bytes.unicodeScalars.append(scalar) }
    guard !isCombining else { return }
    pen.draw(width: width)
    isAtMargin = pen.column == 0 && rows.contains(row)
  }

  private mutating func startRow() {
    if isAtMargin, rows.contains(pen.row) { leaveMargin() }
    if rows.contains(pen.row), rows.contains(pen.row + 1) { bytes += "\u{1B}[K\r\n" }
    pen.startRow()
  }

  private mutating func leaveMargin() {
    bytes += " \r"
    isAtMargin = false
  }

  private static func move(_ count: Int, _ direction: String) -> String {
    count > 0 ? "\u{1B}[\(count)\(direction)" : ""
  }
}
