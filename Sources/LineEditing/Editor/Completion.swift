import PrintableText

/// The words that the Tab key offers to complete the text before the cursor.
package struct Completion: Equatable, Sendable {
  /// The number of characters before the cursor that the chosen word replaces.
  package let replacing: Int
  /// The offered words, each as a whole, in the order in which they are listed.
  package let candidates: [String]
  /// A short meaning for each offered word; empty if the words have none.
  package let meanings: [String]

  /// Creates a completion; ignores `meanings` if their number differs from the number of offered words.
  package init(replacing: Int = 0, candidates: [String] = [], meanings: [String] = []) {
    self.replacing = replacing
    self.candidates = candidates
    self.meanings = meanings.count == candidates.count ? meanings : []
  }

  enum Effect: Equatable {
    case none
    case insert(String)
    case list([String])
  }

  /// Returns the effect of the Tab key.
  ///
  /// A single word, or the common beginning of all words if longer than `typed`, is inserted; else the words are listed. A blank
  /// follows a single word unless the word ends in a slash or a blank follows the cursor.
  func effect(after typed: String, isBeforeBlank: Bool = false) -> Effect {
    var distinct: [String] = []
    for candidate in candidates where !distinct.contains(candidate) { distinct.append(candidate) }
    guard let first = distinct.first else { return .none }
    let goesOn = isBeforeBlank || first.hasSuffix("/")
    if distinct.count == 1 { return .insert(goesOn ? first : first + " ") }
    let common = distinct.reduce(first) { common, word in
      String(zip(common, word).prefix { $0 == $1 }.map(\.0))
    }
    return common.count > typed.count ? .insert(common) : .list(distinct)
  }

  func meaning(of candidate: String) -> String {
    guard let index = candidates.firstIndex(of: candidate), !meanings.isEmpty else { return "" }
    return meanings[index]
  }
}

/// A text shown faintly after the line being typed.
package struct Hint: Equatable, Sendable {
  package let text: String
  /// Whether the right arrow inserts the text; otherwise it is only information.
  package let isAcceptable: Bool

  package init(_ text: String, isAcceptable: Bool = true) {
    self.text = text
    self.isAcceptable = isAcceptable
  }
}

extension Completion {
  /// Returns words with the blanks that align their meanings, and the meanings, shortened to the room beside them.
  ///
  /// Makes no rows if there are more words than `limit`, no word has a meaning, or too few columns are left for meanings.
  static func list(
    _ words: [(word: String, meaning: String)],
    columns: Int,
    rows limit: Int,
    width: (Unicode.Scalar) -> Int
  ) -> [(word: String, meaning: String)] {
    let cells = words.map { (word: $0.word.printable(), meaning: $0.meaning.printable()) }
    let indent = (cells.map { $0.word.columns(width: width) }.max() ?? 0) + 2
    guard cells.count <= limit, cells.contains(where: { !$0.meaning.isEmpty }),
      indent + minimumMeaningWidth < columns
    else { return [] }
    return cells.map { word, meaning in
      let gap = String(repeating: " ", count: indent - word.columns(width: width))
      return (word + gap, meaning.cut(to: columns - 1 - indent, width: width))
    }
  }

  private static let minimumMeaningWidth = 16

  /// Returns words in columns, from top to bottom, on rows of `columns` columns; `width` returns the columns of a scalar.
  ///
  /// If the words need more than `limit` rows, the last row says how many words are hidden.
  static func rows(
    of words: [String],
    columns: Int,
    rows limit: Int,
    width: (Unicode.Scalar) -> Int
  ) -> [String] {
    let cells = words.map { $0.printable() }
    let cellWidth = (cells.map { $0.columns(width: width) }.max() ?? 0) + 2
    let perRow = max(1, (columns + 2) / cellWidth)
    let needed = (cells.count + perRow - 1) / perRow
    let shown = needed <= limit ? needed : max(1, limit - 1)
    let kept = cells.prefix(shown * perRow)
    let rows = (0..<min(shown, kept.count)).map { row in
      stride(from: row, to: kept.count, by: shown).map { index in
        let isLast = index + shown >= kept.count
        let gap = isLast ? 0 : cellWidth - kept[index].columns(width: width)
        return kept[index] + String(repeating: " ", count: max(0, gap))
      }
      .joined()
    }
    let hidden = cells.count - kept.count
    return hidden > 0 ? rows + ["… and \(hidden) more"] : rows
  }
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
