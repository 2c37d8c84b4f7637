import Traces

/// An arrow of a diagram for other tools; lanes are named by their indices from the left.
struct ScriptArrow: Equatable {
  private let arrow: Arrow
  /// What it says.
  let label: ExportLabel
  /// Whether its receiver begins to run here.
  var opens = false
  /// Whether its sender stops running here.
  var closes = false
  /// The lanes of those who are created here.
  var created: [Int] = []
  /// Those of them that begin here; one that was there before begins no more.
  var beginning: [Int] = []
}

extension ScriptArrow {
  /// An arrow with its label.
  init(_ arrow: Arrow, _ label: ExportLabel) {
    self.arrow = arrow
    self.label = label
  }

  /// What kind of line it is.
  var style: Arrow.Style { arrow.style }
  /// The lane it leaves; nil when it comes from outside.
  var sender: Int? { arrow.sender }
  /// The lane it points at; nil when it leads outside.
  var receiver: Int? { arrow.receiver }
  /// Whether it answers a call that did not wait.
  var isLateAnswer: Bool { label.event.kind == .reply }

  /// Whether a lane begins where it points.
  func begins(_ lane: Int) -> Bool { lane == receiver && beginning.contains(lane) }
}
