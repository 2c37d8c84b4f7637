import PrintableText

/// Words below each other, each with what it means.
struct CandidateList: Equatable {
  /// A word, the blanks behind it, and what it means.
  struct Row: Equatable {
    /// The word with the blanks behind it.
    let word: String
    /// What it means, as far as there is room.
    let meaning: String
  }

  /// The rows; none where the words have no room that way.
  let rows: [Row]

  /// Lays words out with their meanings; none where there are more than that many rows, where nobody
  /// says what one of them means, or where the columns leave no room for it.
  init(
    _ words: [(word: String, meaning: String)],
    columns: Int,
    rows limit: Int,
    width: (Unicode.Scalar) -> Int
  ) {
    let cells = words.map { (word: $0.word.printable(), meaning: $0.meaning.printable()) }
    let indent = (cells.map { $0.word.columns(width: width) }.max() ?? 0) + 2
    guard cells.count <= limit, cells.contains(where: { !$0.meaning.isEmpty }),
      indent + Self.leastMeaning < columns
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

  /// Fewer columns say nothing.
  private static let leastMeaning = 16
}

extension String {
  /// The text, or as much of it as fits into that many columns with an ellipsis at the end.
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
