/// A set of lanes (participants' columns), given as indices from 0 to 63.
struct LaneSet: Hashable, Sendable {
  /// The maximum number of lanes in a diagram; a trace with more participants is written as sentences.
  static let limit = 64

  var bits: UInt64 = 0

  var isEmpty: Bool { bits == 0 }

  func contains(_ lane: Int) -> Bool { bits & LaneSet.bit(lane) != 0 }

  /// Inserts a lane (participant's column); has no effect for nil and for an index outside 0 to 63.
  mutating func insert(_ lane: Int?) {
    if let lane { bits |= LaneSet.bit(lane) }
  }

  mutating func remove(_ lane: Int?) {
    if let lane { bits &= ~LaneSet.bit(lane) }
  }

  func with(_ lane: Int?) -> LaneSet {
    var set = self
    set.insert(lane)
    return set
  }

  func union(_ other: LaneSet) -> LaneSet { LaneSet(bits: bits | other.bits) }

  func intersection(_ other: LaneSet) -> LaneSet { LaneSet(bits: bits & other.bits) }

  func subtracting(_ other: LaneSet) -> LaneSet { LaneSet(bits: bits & ~other.bits) }

  private static func bit(_ lane: Int) -> UInt64 {
    (0..<limit).contains(lane) ? 1 << UInt64(lane) : 0
  }
}

extension LaneSet {
  init(_ lanes: some Sequence<Int>) {
    self.init()
    for lane in lanes { insert(lane) }
  }
}
