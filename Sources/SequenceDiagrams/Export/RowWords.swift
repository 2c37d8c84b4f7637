import Traces

/// The words of one event in a diagram for other tools.
struct RowWords: Equatable {
  /// What happened.
  let event: Event

  /// The number of the row, if it is one.
  var number: Int? { event.number }

  /// What stands on the arrow: `getProducts()`, `! .offline`, `creates Detail: 4 objects`.
  var label: String {
    event.kind == .stage ? event.showing : event.wordsOnArrow
  }

  /// What is said behind it: why a message was lost, what an action makes happen.
  var remark: String {
    switch event.kind {
    case .lost: "lost\(event.whyLost.map { ": \($0)" } ?? "")"
    case .action where !event.text.isEmpty: "(\(event.text))"
    case .asyncCall where event.delivery != nil: "on \(event.deliveredOn)"
    default: ""
    }
  }

  /// Number, label and remark in one line: `3 getProducts()`.
  var line: String {
    [number.map { "\($0)" } ?? "", label, remark].filter { !$0.isEmpty }.joined(separator: " ")
  }
}
