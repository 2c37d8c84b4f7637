import PrintableText
import TerminalText

/// The change of a row in an exported comparison of two traces.
struct RowChange: Equatable {
  /// The maximum number of columns for the words of a row, and for the words of its change.
  static let columns = 120

  let mark: DifferenceRow.Mark
  /// The number of the row in its own trace.
  let number: Int?
  /// The words that explain the mark, such as `was (page: 1)`; empty for a mark that needs no explanation.
  let words: String
}

extension DifferenceRow.Mark {
  /// The colour behind rows with this mark, in red, green, blue and opacity; nil for a row without a colour.
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
  /// Returns the text with control characters as escapes, cut to a number of columns; the cost does not depend on the
  /// length of the text.
  package func brief(columns: Int) -> String {
    String(unicodeScalars.prefix(2 * columns)).printable().cut(to: columns)
  }
}
