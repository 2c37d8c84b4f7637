import PrintableText
import TerminalText

/// The change of a row (numbered event) in an exported comparison of two traces.
struct RowChange: Equatable {
  /// The maximum width of a row's words, and of the words about its change, in columns.
  static let columns = 120

  let mark: DifferenceRow.Mark
  /// The row number in the row's own trace; nil if the row has none.
  let number: Int?
  /// The words that explain the change, such as `was (page: 1)`; empty if it needs no explanation.
  let words: String
}

extension DifferenceRow.Mark {
  /// The colour behind rows (numbered events) with this mark, as an `rgba` value of CSS; nil for no colour.
  ///
  /// The colour is transparent, so that text on it is legible on light and on dark backgrounds.
  var shade: String? {
    switch self {
    case .same, .surplus: nil
    case .added: "rgba(46, 160, 67, 0.25)"
    case .removed: "rgba(218, 54, 51, 0.25)"
    case .changed, .moved, .repeated: "rgba(187, 128, 9, 0.25)"
    }
  }
}

extension String {
  /// Returns the text with control characters as escapes, cut to `columns` columns; the cost does not grow with the text's length.
  package func brief(columns: Int) -> String {
    String(unicodeScalars.prefix(2 * columns)).printable().cut(to: columns)
  }
}
