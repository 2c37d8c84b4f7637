/// The bytes that paint a line in colour over the same characters that libedit drew plainly.
///
/// libedit's cells hold no colour. As only attributes differ, what it believes of the screen
/// stays true. Rows end by the terminal's own wrapping, so that it can lay them out anew when it
/// is resized.
struct Overlay {
  /// What to write.
  private(set) var bytes = ""
  private var pen: Pen
  private let width: (Unicode.Scalar) -> Int
  /// Whether the last row is full and the terminal has not gone to the next one yet.
  private var isAtMargin = false

  /// Starts at the cursor and goes to the beginning of the prompt.
  init(
    columns: Int,
    cursor: LineLayout.Position,
    width: @escaping (Unicode.Scalar) -> Int
  ) {
    pen = Pen(columns: columns)
    self.width = width
    bytes += "\u{1B}[?25l" + Self.up(cursor.row) + "\r"
  }

  /// Paints a stretch of the text.
  mutating func paint(_ stretch: ColouredText) {
    guard !stretch.text.isEmpty else { return }
    if !stretch.attributes.isEmpty { bytes += "\u{1B}[\(stretch.attributes)m" }
    for scalar in stretch.text.unicodeScalars { paint(Glyph(scalar, width: width)) }
    if !stretch.attributes.isEmpty { bytes += "\u{1B}[0m" }
  }

  /// Shows a dim text after the end, which is no part of the line.
  mutating func paint(hint: String) {
    bytes += "\u{1B}[2m\(hint)\u{1B}[0m"
  }

  /// Goes to the cursor.
  mutating func finish(at cursor: LineLayout.Position) {
    if isAtMargin, cursor.row == pen.row { leaveMargin() }
    let row = isAtMargin ? pen.row - 1 : pen.row
    bytes += Self.up(row - cursor.row) + "\r" + Self.right(cursor.column) + "\u{1B}[?25h"
  }

  private mutating func paint(_ glyph: Glyph) {
    switch glyph {
    case .newline:
      if isAtMargin { leaveMargin() }
      bytes += "\r\n"
      pen.startRow()
    case .tab:
      repeat { paint(" ", width: 1) } while pen.column % 8 != 0
    case .shown(let scalars, let width):
      for scalar in scalars { paint(scalar, width: width) }
    }
  }

  private mutating func paint(_ scalar: Unicode.Scalar, width: Int) {
    bytes.unicodeScalars.append(scalar)
    guard width > 0 else { return }
    pen.draw(width: width)
    isAtMargin = pen.column == 0
  }

  /// Makes the terminal go to the next row.
  private mutating func leaveMargin() {
    bytes += " \r"
    isAtMargin = false
  }

  private static func up(_ rows: Int) -> String { rows > 0 ? "\u{1B}[\(rows)A" : "" }

  private static func right(_ columns: Int) -> String {
    columns > 0 ? "\u{1B}[\(columns)C" : ""
  }
}
