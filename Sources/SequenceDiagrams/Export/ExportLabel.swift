import Traces

/// The words of an event in an export: uncut, because exports have no column limit.
struct ExportLabel: Equatable {
  let event: Event

  /// The number of the row; nil for an event that is not a row.
  var number: Int? { event.number }

  /// The words on the arrow: `getProducts()`, `! .offline`, `creates Detail: 4 objects`.
  var words: String { event.kind == .stage ? event.showing : event.wordsOnArrow }

  /// The words behind the arrow's: the reason of a loss, the effect of an action, or the executor of a delivery.
  var remark: String {
    event.kind == .lost ? "lost\(event.whyLost.map { ": \($0)" } ?? "")" : event.addition ?? ""
  }

  /// Number, words and remark in one line: `3 getProducts()`.
  var line: String {
    [number.map { "\($0)" } ?? "", words, remark].filter { !$0.isEmpty }.joined(separator: " ")
  }
}
