import Traces

/// The words of an event in an export: uncut, because exports have no column limit.
struct ExportLabel: Equatable {
  let event: Event

  var number: Int? { event.number }

  var words: String { event.kind == .stage ? event.showing : event.wordsOnArrow }

  /// The words after those on the arrow: the reason of a loss, the effect of an action, or the executor of a delivery.
  var remark: String {
    event.kind == .lost ? "lost\(event.whyLost.map { ": \($0)" } ?? "")" : event.addition ?? ""
  }

  var line: String {
    [number.map { "\($0)" } ?? "", words, remark].filter { !$0.isEmpty }.joined(separator: " ")
  }
}
