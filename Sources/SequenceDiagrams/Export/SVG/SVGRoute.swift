/// The horizontal route of an arrow in an SVG drawing, in pixels, ignoring activation bars.
struct SVGRoute {
  /// The centre of the sender's lane, or the start of an arrow from outside.
  let from: Int
  /// The centre of the receiver's lane, the edge of the name that the arrow creates, or the end outside.
  let to: Int
  /// The horizontal centre of the arrow's label.
  let middle: Int
  /// Whether the label is too wide for the gap beside the sender and extends across lanes.
  let isLong: Bool

  /// The direction of the arrow: 1 to the right, -1 to the left.
  var step: Int { from < to ? 1 : -1 }

  /// Creates the route of an arrow that ends at the names of the lanes in `new`; the label stands beside the sender if
  /// it fits there, otherwise in the arrow's middle.
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
