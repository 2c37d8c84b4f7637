/// All that decides how the lanes of one line look; lines that agree in it are drawn once.
struct LaneLook: Hashable, Sendable {
  /// The arrow, if there is one.
  var arrow: Arrow?
  /// The lanes that are drawn.
  var alive = LaneSet()
  /// The lanes of those who are running.
  var active = LaneSet()
  /// The lanes of those who were called again while they were running.
  var nested = LaneSet()
  /// The lanes that end here.
  var ending = LaneSet()
  /// Whether time passes without anything happening.
  var isPause = false

  /// Whether something stands in that lane.
  func shows(_ lane: Int) -> Bool {
    if alive.contains(lane) || lane == arrow?.sender { return true }
    return lane == arrow?.receiver && arrow?.style != .lost && arrow?.style != .created
  }
}

extension LaneLook {
  /// The lanes only, for a line below.
  var withoutArrow: LaneLook { LaneLook(alive: alive, active: active, nested: nested) }

  /// Whether nothing is drawn in any lane.
  var isEmpty: Bool { alive.isEmpty && arrow == nil }
}
