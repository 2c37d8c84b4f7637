/// The horizontal course of an arrow in an SVG drawing, in pixels, as if there were no activation bars.
struct SVGRoute {
  /// The centre of the sender's lane (participant's column), or for an unknown sender a place beside the receiver's lane.
  let from: Int
  /// The centre of the receiver's lane (participant's column), the edge of the name that the arrow creates, or for an unknown
  /// receiver a place beside the sender's lane.
  let to: Int
  /// The horizontal centre of the arrow's label.
  let middle: Int
  /// Whether the label is too wide for the gap beside the sender's lane (participant's column), so that it crosses lanes.
  let isLong: Bool

  /// The direction of the arrow: 1 for right, -1 for left.
  var step: Int { from < to ? 1 : -1 }

  /// Creates the course of an arrow; it leads to the name of the receiver if the receiver's lane is in `new`.
  ///
  /// The label stands in the gap beside the sender's lane if it fits there, otherwise in the middle of the arrow.
  init(_ arrow: ScriptArrow, _ columns: SVGColumns, _ new: [Int], _ label: SVGLabel) {
    let room = label.width * SVGColumns.advance + 40
    let (sender, receiver) = (arrow.sender, arrow.receiver)
    let end = receiver.map { columns.centres[$0] }
    let start = sender.map { columns.centres[$0] }
    let name = receiver.map { new.contains($0) ? columns.halves[$0] + 6 : 0 } ?? 0
    from = start ?? (end ?? 0) - name - room
    let target = end ?? from + room
    to = from < target ? target - name : target + name
    var near = to
    if let sender, let receiver, abs(receiver - sender) > 1 {
      near = columns.centres[sender < receiver ? sender + 1 : sender - 1]
    }
    isLong = abs(near - from) < room
    middle = (from + (isLong ? to : near)) / 2
  }
}
