import Traces

/// The words of an event in an exported diagram; they are cut only in a comparison of two traces.
struct ExportLabel: Equatable {
  let event: Event
  /// The change of the row (numbered event) in a comparison of two traces; nil outside a comparison.
  var change: RowChange?

  var number: Int? { change?.number ?? event.number }

  /// The row number, with the sign of the row's change before it in a comparison; empty for an event without a number.
  var edge: String {
    let sign = change.map { $0.mark == .same ? "" : $0.mark.sign + " " } ?? ""
    return number.map { "\(sign)\($0)" } ?? ""
  }

  var words: String { event.kind == .stage ? event.showing : event.wordsOnArrow }

  /// The words after the arrow's words: the reason of a loss, the effect of an action, or the executor on which a call was
  /// delivered; empty if there are none.
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
    guard let change else { return NumberedSentence(event).text }
    var event = event
    event.number = change.number
    return [NumberedSentence(event).text, change.words].filter { !$0.isEmpty }
      .map { $0.brief(columns: 4 * RowChange.columns) }.joined(separator: "; ")
  }
}
