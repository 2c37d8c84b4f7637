import PrintableText
import TerminalText

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
  /// Returns a row for each word with its meaning, shortened to the room beside the words.
  ///
  /// Makes no rows if there are more words than `limit`, no word has a meaning, or too few columns are left for meanings.
  static func list(
    _ words: [(word: String, meaning: String)],
    columns: Int,
    rows limit: Int
  ) -> [StyledText] {
    let cells = words.map { word, meaning in
      [StyledText(word.printable()), StyledText(meaning.printable(), .dim)]
    }
    let indent = (cells.map { $0[0].displayWidth }.max() ?? 0) + 2
    guard cells.count <= limit, cells.contains(where: { !$0[1].isEmpty }),
      indent + minimumMeaningWidth < columns
    else { return [] }
    return cells.inColumns().map { $0.cut(to: columns - 1) }
  }

  private static let minimumMeaningWidth = 16

  /// Returns words in columns, from top to bottom, on rows of `columns` columns.
  ///
  /// If the words need more than `limit` rows, the last row says how many words are hidden.
  static func rows(of words: [String], columns: Int, rows limit: Int) -> [StyledText] {
    let cells = words.map { StyledText($0.printable()) }
    let cellWidth = (cells.map(\.displayWidth).max() ?? 0) + 2
    let perRow = max(1, (columns + 2) / cellWidth)
    let needed = (cells.count + perRow - 1) / perRow
    let shown = needed <= limit ? needed : max(1, limit - 1)
    let kept = cells.prefix(shown * perRow)
    let rows = (0..<min(shown, kept.count)).map { row in
      stride(from: row, to: kept.count, by: shown)
        .reduce(into: StyledText()) { $0 += kept[$1].padded(to: cellWidth) }.withoutTrailingBlanks
    }
    let hidden = cells.count - kept.count
    return hidden > 0 ? rows + [StyledText("… and \(hidden) more")] : rows
  }
}
