import PrintableText

struct CandidateList: Equatable {
  struct Row: Equatable {
    /// The completion word with the blanks that align its meaning with the others.
    let word: String
    let meaning: String
  }

  let rows: [Row]

  /// Lays out words with their meanings.
  ///
  /// Makes no rows if there are more words than `limit`, no word has a meaning, or too few columns are left for meanings.
  init(
    _ words: [(word: String, meaning: String)],
    columns: Int,
    rows limit: Int,
    width: (Unicode.Scalar) -> Int
  ) {
    let cells = words.map { (word: $0.word.printable(), meaning: $0.meaning.printable()) }
    let indent = (cells.map { $0.word.columns(width: width) }.max() ?? 0) + 2
    guard cells.count <= limit, cells.contains(where: { !$0.meaning.isEmpty }),
      indent + Self.minimumMeaningWidth < columns
    else {
      rows = []
      return
    }
    rows = cells.map { cell in
      let gap = String(repeating: " ", count: indent - cell.word.columns(width: width))
      let room = columns - 1 - indent
      return Row(word: cell.word + gap, meaning: cell.meaning.cut(to: room, width: width))
    }
  }

  private static let minimumMeaningWidth = 16
}

extension String {
  /// Returns the text, shortened with an ellipsis to `room` columns if it is wider; `width` returns the columns of a scalar.
  func cut(to room: Int, width: (Unicode.Scalar) -> Int) -> String {
    guard columns(width: width) > room else { return self }
    var rest = room - 1
    let kept = prefix { character in
      rest -= String(character).columns(width: width)
      return rest >= 0
    }
    return kept + "…"
  }
}

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
