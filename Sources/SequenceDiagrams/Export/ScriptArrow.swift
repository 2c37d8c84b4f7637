import Traces

/// An arrow in an exported diagram between lanes (participants' columns), given by their indices from 0 at the left.
struct ScriptArrow: Equatable {
  private let arrow: Arrow
  let label: ExportLabel
  /// Whether the receiver's activation bar begins at this arrow.
  var opens = false
  /// Whether the sender's activation bar ends at this arrow.
  var closes = false
  var created: [Int] = []
  /// The lanes (participants' columns) in `created` that begin at this arrow.
  var beginning: [Int] = []

  init(_ arrow: Arrow, _ label: ExportLabel) {
    self.arrow = arrow
    self.label = label
  }

  var style: Arrow.Style { arrow.style }
  var sender: Int? { arrow.sender }
  var receiver: Int? { arrow.receiver }
  var isLateAnswer: Bool { label.event.kind == .reply }
}
