import TerminalText

/// A drawing of cells side by side with vertical rules between them.
struct ColumnSection {
  private let widths: [Int]
  private let between: String
  private let rule: String

  init(_ widths: [Int], _ glyphs: Glyphs) {
    self.widths = widths
    between = " \(glyphs.box.side)"
    let dash = glyphs.box.dash
    rule = widths.map { String(repeating: dash, count: $0) }
      .joined(separator: dash + glyphs.box.cross + dash)
  }

  /// Draws cells from top to bottom; each element of `columns` has the cells of one column.
  func draw(_ columns: [[PrerenderedText]], to output: inout OutputBuffer) {
    for row in 0..<(columns.map(\.count).max() ?? 0) {
      draw(columns.map { row < $0.count ? $0[row] : nil }, to: &output)
    }
  }

  private func draw(_ line: [PrerenderedText?], to output: inout OutputBuffer) {
    var blanks = 0
    for (index, cell) in line.enumerated() {
      if index > 0 {
        output.write(blanks: blanks)
        output.write(between)
        blanks = 1
      }
      if let cell, cell.width > 0 {
        output.write(blanks: blanks)
        output.write(cell)
        blanks = widths[index] - cell.width
      } else {
        blanks += widths[index]
      }
    }
    output.newline()
  }

  func drawRule(to output: inout OutputBuffer) {
    output.write(rule)
    output.newline()
  }
}
