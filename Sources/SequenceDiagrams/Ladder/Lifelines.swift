import Traces

/// Which lanes are drawn at a moment: those of objects that exist.
struct Lifelines {
  /// The lanes that are drawn now.
  private(set) var alive = LaneSet()
  private let lanes: Lanes

  /// Begins before the first event, with everyone who was not created by a row.
  init(_ trace: Trace, _ lanes: Lanes) {
    self.lanes = lanes
    var known = LaneSet()
    let everyone = lanes.all
    for event in trace.events where known != everyone {
      let isBirth = event.kind == .created && event.number != nil
      for lane in places(of: event.comingAndGoing) where !known.contains(lane) {
        if !isBirth { alive.insert(lane) }
        known.insert(lane)
      }
      for lane in places(of: event.speaking) where !known.contains(lane) {
        alive.insert(lane)
        known.insert(lane)
      }
    }
  }

  /// Takes in what an event changes, after it is drawn.
  mutating func pass(_ event: Event) {
    guard event.kind == .created || event.kind == .gone else { return }
    for lane in places(of: event.comingAndGoing) {
      if event.kind == .created { alive.insert(lane) } else { alive.remove(lane) }
    }
  }

  /// The drawn lanes that end with this event.
  func ending(with event: Event) -> LaneSet {
    var ending = LaneSet()
    guard event.kind == .gone else { return ending }
    for lane in places(of: event.comingAndGoing) where alive.contains(lane) { ending.insert(lane) }
    return ending
  }

  private func places(of participants: [Participant]) -> [Int] {
    participants.compactMap { lanes.place(of: $0) }
  }
}

extension Event {
  /// Who came to be or ceased to be here.
  fileprivate var comingAndGoing: [Participant] {
    guard kind == .created || kind == .gone else { return [] }
    return objects.isEmpty ? [receiver].compactMap(\.self) : objects
  }

  /// Who must exist for this to happen; nobody needs to be there for a message to be lost.
  fileprivate var speaking: [Participant] {
    let isReached =
      switch kind {
      case .created, .gone: false
      case .lost: loss == .dropped || loss == .stopped
      default: true
      }
    return [sender, isReached ? receiver : nil].compactMap(\.self)
  }
}
