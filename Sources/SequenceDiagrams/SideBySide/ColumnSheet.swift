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
      var blanks = 0
      for (index, column) in columns.enumerated() {
        if index > 0 {
          ink.write(blanks: blanks)
          ink.write(between)
          blanks = 1
        }
        if row < column.count, column[row].width > 0 {
          ink.write(blanks: blanks)
          ink.write(column[row].text)
          blanks = widths[index] - column[row].width
        } else {
          blanks += widths[index]
        }
      }
      ink.newline()
    }
  }

  /// Draws the line below the titles.
  func drawRule(to ink: inout Ink) {
    ink.write(rule)
    ink.newline()
  }
}
