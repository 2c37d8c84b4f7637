import Traces

/// The words of an event for other tools: whole, since nothing is cut there to fit into columns.
struct ExportLabel: Equatable {
  /// What happened.
  let event: Event

  /// The number of the row, if it is one.
  var number: Int? { event.number }

  /// What stands on the arrow: `getProducts()`, `! .offline`, `creates Detail: 4 objects`.
  var words: String { event.kind == .stage ? event.showing : event.wordsOnArrow }

  /// What is said behind it: why a message was lost, what an action makes happen.
  var remark: String {
    event.kind == .lost ? "lost\(event.whyLost.map { ": \($0)" } ?? "")" : event.addition ?? ""
  }

  /// Number, words and remark in one line: `3 getProducts()`.
  var line: String {
    [number.map { "\($0)" } ?? "", words, remark].filter { !$0.isEmpty }.joined(separator: " ")
  }
}
