import Traces

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

/// The arrow of one row (numbered event) of a diagram, from lane to lane; a lane's index counts from 0 at the left.
struct Arrow: Hashable, Sendable {
  enum Style: Int, Hashable, Sendable {
    case call
    case asynchronous
    case answer
    case lost
    case created
  }

  let style: Style
  /// The index of the lane (participant's column) at the tail; nil if the sender is unknown or has no lane.
  let sender: Int?
  let receiver: Int?

  init?(_ event: Event, along route: Route) {
    switch event.kind {
    case .action, .call: style = .call
    case .asyncCall: style = .asynchronous
    case .return, .throw, .reply: style = .answer
    case .lost: style = .lost
    case .created: style = .created
    case .gone, .wired, .stage, .screen, .graph, .note, .divider: return nil
    }
    sender = route.sender
    receiver = route.receiver
    if sender == nil && receiver == nil { return nil }
    if event.kind == .action && receiver == nil { return nil }
  }
}

/// A set of lanes (participants' columns), given as indices from 0 to 63.
struct LaneSet: OptionSet, Hashable, Sendable {
  /// The maximum number of lanes in a diagram; a trace with more participants is written as sentences.
  static let limit = 64

  var rawValue: UInt64 = 0

  func contains(_ lane: Int) -> Bool { rawValue & LaneSet.bit(lane) != 0 }

  /// Inserts a lane (participant's column); has no effect for nil and for an index outside 0 to 63.
  mutating func insert(_ lane: Int?) {
    if let lane { rawValue |= LaneSet.bit(lane) }
  }

  mutating func remove(_ lane: Int) { rawValue &= ~LaneSet.bit(lane) }

  func with(_ lane: Int?) -> LaneSet {
    var set = self
    set.insert(lane)
    return set
  }

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
