/// The appearance of all lanes (participants' columns) in one line of a diagram; equal appearances are rendered once.
struct LaneLook: Hashable, Sendable {
  var arrow: Arrow?
  var alive = LaneSet()
  var active = LaneSet()
  /// The lanes whose participants were called again while they ran.
  var nested = LaneSet()
  var ending = LaneSet()
  var isPause = false

  func shows(_ lane: Int) -> Bool {
    if alive.contains(lane) || lane == arrow?.sender { return true }
    return lane == arrow?.receiver && arrow?.style != .lost && arrow?.style != .created
  }

  var withoutArrow: LaneLook { LaneLook(alive: alive, active: active, nested: nested) }

  var isEmpty: Bool { alive.isEmpty && arrow == nil }
}
