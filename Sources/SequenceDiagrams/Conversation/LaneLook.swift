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

// MARK: - Fingerprinted

extension LaneLook: Fingerprinted {
  /// A number made of all lanes, in whatever state they are, and of the arrow.
  var fingerprint: UInt64 {
    var mix = alive.bits &* 0x9E37_79B9_7F4A_7C15
    mix = (mix ^ active.bits) &* 0xC2B2_AE3D_27D4_EB4F
    mix =
      (mix ^ nested.bits ^ (ending.bits << 1) ^ (isPause ? 1 << 63 : 0)) &* 0x1656_67B1_9E37_79F9
    if let arrow {
      let style = UInt64(truncatingIfNeeded: arrow.style.rawValue) + 1
      let ends = UInt64(truncatingIfNeeded: (arrow.sender ?? 99) * 128 + (arrow.receiver ?? 99))
      mix = (mix ^ style << 32 ^ ends) &* 0x2545_F491_4F6C_DD1D
    }
    return mix ^ mix >> 29
  }
}
