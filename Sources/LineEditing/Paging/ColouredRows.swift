import PrintableText
import TerminalText

extension StyledText {
  /// Returns the rows, at least one, into which the line is wrapped, with matches of a pattern in reverse video.
  ///
  /// Each row has at most `columns` columns, and begins and ends without colours. Control characters are escaped.
  func rows(columns: Int, marking pattern: String = "") -> [String] {
    var rows = ColouredRows(columns: columns)
    var marks = ranges(of: pattern)[...]
    for (index, cell) in cells.enumerated() {
      if let first = marks.first, first.upperBound <= index { marks.removeFirst() }
      let isMarked = marks.first?.contains(index) ?? false
      let glyph = Glyph(cell.scalar, width: Glyph.systemWidth)
      rows.add(glyph, attributes: isMarked ? "\u{1B}[7m" : cell.attributes)
    }
    return rows.finished
  }

  /// Returns the ranges of visible scalars that match a pattern; the case of letters is ignored.
  func ranges(of pattern: String) -> [Range<Int>] {
    guard !pattern.isEmpty else { return [] }
    return cells.map { $0.scalar.folded }.ranges(of: pattern.unicodeScalars.map(\.folded))
  }

  private var cells: [(scalar: Unicode.Scalar, attributes: String)] {
    runs.flatMap { run in
      let attributes = run.style.code.map { "\u{1B}[\($0)m" } ?? ""
      return run.text.printable().unicodeScalars.map { ($0, attributes) }
    }
  }
}

extension Unicode.Scalar {
  fileprivate var folded: Unicode.Scalar {
    let lower = properties.lowercaseMapping.unicodeScalars
    return lower.count == 1 ? lower.first ?? self : self
  }
}

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
