import PrintableText
import TerminalText
import Traces

/// The words of an event in an exported diagram; they are cut only in a comparison of two traces.
struct ExportLabel: Equatable {
  let event: Event
  var change: RowChange?

  var number: Int? { change?.number ?? event.number }

  /// The row number, with the sign of the row's change before it in a comparison; empty for an event without a number.
  var edge: String {
    let sign = change.map { $0.mark == .same ? "" : $0.mark.sign + " " } ?? ""
    return number.map { "\(sign)\($0)" } ?? ""
  }

  var words: String { event.kind == .stage ? event.showing : event.wordsOnArrow }

  /// The words after the arrow's words, such as the reason of a loss; empty if there are none.
  var remark: String {
    event.kind == .lost ? "lost\(event.whyLost.map { ": \($0)" } ?? "")" : event.addition ?? ""
  }

  var line: String {
    let parts = [edge, words, remark].filter { !$0.isEmpty }
    guard let change else { return parts.joined(separator: " ") }
    let words = [parts.joined(separator: " "), change.words].filter { !$0.isEmpty }
    return words.map { $0.brief(columns: RowChange.columns) }.joined(separator: "; ")
  }

  /// The event as a sentence, after the number that the label shows.
  var sentence: String {
    guard let change else { return event.numberedSentence }
    var event = event
    event.number = change.number
    return [event.numberedSentence, change.words].filter { !$0.isEmpty }
      .map { $0.brief(columns: 4 * RowChange.columns) }.joined(separator: "; ")
  }
}

/// The change of a row (numbered event) in an exported comparison of two traces.
struct RowChange: Equatable {
  /// The maximum width of a row's words, and of the words about its change, in columns.
  static let columns = 120

  let mark: DifferenceRow.Mark
  let number: Int?
  /// The words that explain the change, such as `was (page: 1)`; empty if it needs no explanation.
  let words: String
}

extension DifferenceRow.Mark {
  /// The colour behind rows with this mark in CSS, transparent, so that text is legible on light and dark backgrounds; else nil.
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
