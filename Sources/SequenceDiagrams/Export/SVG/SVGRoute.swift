/// Where an arrow runs, before bars are counted; in pixels.
struct SVGRoute {
  /// The middle of the lane it leaves, or where it comes from.
  let from: Int
  /// The middle of the lane it points at, the name that it creates, or where it leads.
  let to: Int
  /// The middle of its label.
  let middle: Int
  /// Whether its label lies across lanes.
  let isLong: Bool

  /// To the right (1) or to the left (-1).
  var step: Int { from < to ? 1 : -1 }

  /// Finds the way of an arrow and of its label, which stands beside the sender if it fits there.
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
