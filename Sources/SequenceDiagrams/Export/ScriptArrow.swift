import Traces

/// An arrow of an export; lanes are indices from the left.
struct ScriptArrow: Equatable {
  private let arrow: Arrow
  let label: ExportLabel
  /// Whether the receiver's bar begins here.
  var opens = false
  /// Whether the sender's bar ends here.
  var closes = false
  /// The lanes of the objects that the arrow creates.
  var created: [Int] = []
  /// The created lanes that did not exist before.
  var beginning: [Int] = []
}

extension ScriptArrow {
  init(_ arrow: Arrow, _ label: ExportLabel) {
    self.arrow = arrow
    self.label = label
  }

  /// The kind of line.
  var style: Arrow.Style { arrow.style }
  /// The lane at the tail; nil for an arrow from outside.
  var sender: Int? { arrow.sender }
  /// The lane at the head; nil for an arrow that leads outside.
  var receiver: Int? { arrow.receiver }
  /// Whether the arrow is the reply to an asynchronous call.
  var isLateAnswer: Bool { label.event.kind == .reply }

  /// Returns whether the arrow points at a lane that it creates.
  func begins(_ lane: Int) -> Bool { lane == receiver && beginning.contains(lane) }
}
