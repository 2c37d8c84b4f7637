import Traces

/// An arrow of an export; lanes are indices from the left.
struct ScriptArrow: Equatable {
  private let arrow: Arrow
  let label: ExportLabel
  /// Whether the receiver's bar begins here.
  var opens = false
  /// Whether the sender's bar ends here.
  var closes = false
  var created: [Int] = []
  /// The created lanes that did not exist before.
  var beginning: [Int] = []
}

extension ScriptArrow {
  init(_ arrow: Arrow, _ label: ExportLabel) {
    self.arrow = arrow
    self.label = label
  }

  var style: Arrow.Style { arrow.style }
  var sender: Int? { arrow.sender }
  var receiver: Int? { arrow.receiver }
  /// Whether the arrow is the reply to an asynchronous call.
  var isLateAnswer: Bool { label.event.kind == .reply }

  func begins(_ lane: Int) -> Bool { lane == receiver && beginning.contains(lane) }
}
