/// A set of lanes, by their indices from the left.
struct LaneSet: Hashable, Sendable {
  /// More lanes than this are not drawn as lanes.
  static let limit = 64

  /// A bit for each lane.
  var bits: UInt64 = 0

  /// Whether no lane is in the set.
  var isEmpty: Bool { bits == 0 }

  /// Whether that lane is in the set.
  func contains(_ lane: Int) -> Bool { bits & LaneSet.bit(lane) != 0 }

  /// Puts a lane in; no lane changes nothing.
  mutating func insert(_ lane: Int?) {
    if let lane { bits |= LaneSet.bit(lane) }
  }

  /// Takes a lane out; no lane changes nothing.
  mutating func remove(_ lane: Int?) {
    if let lane { bits &= ~LaneSet.bit(lane) }
  }

  /// The set with one lane more.
  func with(_ lane: Int?) -> LaneSet {
    var set = self
    set.insert(lane)
    return set
  }

  /// The lanes of both.
  func union(_ other: LaneSet) -> LaneSet { LaneSet(bits: bits | other.bits) }

  /// The lanes that both have.
  func intersection(_ other: LaneSet) -> LaneSet { LaneSet(bits: bits & other.bits) }

  /// The lanes without those of another set.
  func subtracting(_ other: LaneSet) -> LaneSet { LaneSet(bits: bits & ~other.bits) }

  private static func bit(_ lane: Int) -> UInt64 {
    (0..<limit).contains(lane) ? 1 << UInt64(lane) : 0
  }
}
