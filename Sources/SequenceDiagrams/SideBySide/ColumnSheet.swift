/// Draws cells beside each other, with lines between the columns.
struct ColumnSheet {
  /// A piece of a line that stands in one column.
  struct Cell: Sendable {
    /// The piece.
    let text: StyledText
    /// The columns it takes.
    let width: Int

    /// A piece whose columns are known.
    init(_ text: StyledText, width: Int) {
      self.text = text
      self.width = width
    }

    /// A piece that is measured.
    init(_ text: StyledText, _ glyphs: Glyphs) { self.init(text, width: glyphs.width(of: text)) }
  }

  /// The columns that each column has.
  let widths: [Int]
  private let between: String
  private let rule: String

  /// A sheet for columns of those widths.
  init(_ widths: [Int], _ glyphs: Glyphs) {
    self.widths = widths
    between = " \(glyphs.box.side)"
    let dash = glyphs.box.dash
    rule = widths.map { String(repeating: dash, count: $0) }
      .joined(separator: dash + glyphs.box.cross + dash)
  }

  /// Draws columns of cells from their tops; those that are short end in blanks.
  func draw(_ columns: [[Cell]], to ink: inout Ink) {
    for row in 0..<(columns.map(\.count).max() ?? 0) {
      draw(columns.map { row < $0.count ? $0[row] : nil }, to: &ink)
    }
  }

  /// Draws a line, with blanks where a column has no cell.
  func draw(_ line: [Cell?], to ink: inout Ink) {
    var blanks = 0
    for (index, cell) in line.enumerated() {
      if index > 0 {
        ink.write(blanks: blanks)
        ink.write(between)
        blanks = 1
      }
      if let cell, cell.width > 0 {
        ink.write(blanks: blanks)
        ink.write(cell.text)
        blanks = widths[index] - cell.width
      } else {
        blanks += widths[index]
      }
    }
    ink.newline()
  }

  /// Draws the line below the titles.
  func drawRule(to ink: inout Ink) {
    ink.write(rule)
    ink.newline()
  }
}
