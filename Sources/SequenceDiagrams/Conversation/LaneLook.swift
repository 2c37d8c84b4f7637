/// The appearance of the lanes in one line; lines with equal looks are drawn once and reused.
struct LaneLook: Hashable, Sendable {
  /// The arrow; nil for a line without one.
  var arrow: Arrow?
  /// The lanes of participants that exist.
  var alive = LaneSet()
  /// The lanes of running participants.
  var active = LaneSet()
  /// The lanes of participants that were called again while they ran.
  var nested = LaneSet()
  /// The lanes whose participants are released in this line.
  var ending = LaneSet()
  var isPause = false

  /// Returns whether anything is drawn in a lane.
  func shows(_ lane: Int) -> Bool {
    if alive.contains(lane) || lane == arrow?.sender { return true }
    return lane == arrow?.receiver && arrow?.style != .lost && arrow?.style != .created
  }
}

extension LaneLook {
  /// The look without the arrow, for a line below the row.
  var withoutArrow: LaneLook { LaneLook(alive: alive, active: active, nested: nested) }

  /// Whether no lane has anything drawn in it.
  var isEmpty: Bool { alive.isEmpty && arrow == nil }
}
