import TerminalText

/// Draws cells beside each other, with lines between the columns.
struct ColumnSection {
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

  /// A section for columns of those widths.
  init(_ widths: [Int], _ glyphs: Glyphs) {
    self.widths = widths
    between = " \(glyphs.box.side)"
    let dash = glyphs.box.dash
    rule = widths.map { String(repeating: dash, count: $0) }
      .joined(separator: dash + glyphs.box.cross + dash)
  }

  /// Draws columns of cells from their tops; those that are short end in blanks.
  func draw(_ columns: [[Cell]], to output: inout OutputBuffer) {
    for row in 0..<(columns.map(\.count).max() ?? 0) {
      draw(columns.map { row < $0.count ? $0[row] : nil }, to: &output)
    }
  }

  /// Draws a line, with blanks where a column has no cell.
  func draw(_ line: [Cell?], to output: inout OutputBuffer) {
    var blanks = 0
    for (index, cell) in line.enumerated() {
      if index > 0 {
        output.write(blanks: blanks)
        output.write(between)
        blanks = 1
      }
      if let cell, cell.width > 0 {
        output.write(blanks: blanks)
        output.write(cell.text)
        blanks = widths[index] - cell.width
      } else {
        blanks += widths[index]
      }
    }
    output.newline()
  }

  /// Draws the line below the titles.
  func drawRule(to output: inout OutputBuffer) {
    output.write(rule)
    output.newline()
  }
}
