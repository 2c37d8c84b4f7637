import PrintableText

struct CandidateColumns: Equatable {
  let rows: [String]

  /// Lays out words on rows of `columns` columns; `width` returns the columns of a scalar.
  ///
  /// If the words need more than `limit` rows, the last row says how many words are hidden.
  init(
    _ words: [String],
    columns: Int,
    rows limit: Int = .max,
    width: (Unicode.Scalar) -> Int
  ) {
    let cells = words.map { $0.printable() }
    let cellWidth = (cells.map { $0.columns(width: width) }.max() ?? 0) + 2
    let perRow = max(1, (columns + 2) / cellWidth)
    let needed = (cells.count + perRow - 1) / perRow
    let shown = needed <= limit ? needed : max(1, limit - 1)
    let kept = cells.prefix(shown * perRow)
    var rows: [String] = []
    for row in 0..<min(shown, kept.count) {
      let line = stride(from: row, to: kept.count, by: shown).map { index in
        let isLast = index + shown >= kept.count
        return kept[index] + (isLast ? "" : Self.blanks(after: kept[index], cellWidth, width))
      }
      rows.append(line.joined())
    }
    let hidden = cells.count - kept.count
    self.rows = hidden > 0 ? rows + ["… and \(hidden) more"] : rows
  }

  private static func blanks(
    after cell: String,
    _ cellWidth: Int,
    _ width: (Unicode.Scalar) -> Int
  ) -> String {
    String(repeating: " ", count: max(0, cellWidth - cell.columns(width: width)))
  }
}
