struct ColouredRows {
  private let columns: Int
  private var rows: [String] = []
  private var row = ""
  private var column = 0
  private var attributes = ""

  init(columns: Int) { self.columns = max(1, columns) }

  var finished: [String] { rows + [endedRow] }

  /// Appends a glyph with the colour sequences `attributes`; a glyph that does not fit starts the next row.
  mutating func add(_ glyph: Glyph, attributes: String) {
    switch glyph {
    case .newline: startRow()
    case .tab: repeat { add(" ", width: 1, attributes) } while column % 8 != 0 && column < columns
    case .shown(let scalar, let width): add(scalar, width: width, attributes)
    case .escaped(let scalars): for scalar in scalars { add(scalar, width: 1, attributes) }
    }
  }

  private mutating func add(_ scalar: Unicode.Scalar, width: Int, _ attributes: String) {
    if column > 0, column + width > columns { startRow() }
    if attributes != self.attributes {
      row += (self.attributes.isEmpty ? "" : "\u{1B}[0m") + attributes
      self.attributes = attributes
    }
    row.unicodeScalars.append(scalar)
    column += width
  }

  private mutating func startRow() {
    rows.append(endedRow)
    (row, column, attributes) = ("", 0, "")
  }

  private var endedRow: String { attributes.isEmpty ? row : row + "\u{1B}[0m" }
}
