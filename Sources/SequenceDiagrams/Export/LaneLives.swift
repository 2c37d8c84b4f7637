import Traces

/// When lanes begin and when they are needed for the last time.
struct LaneLives {
  private var births: [Int: Int] = [:]
  private var lastUses: [Int: Int] = [:]

  /// Reads the events in order, and who was there before them.
  init(_ lanes: ScriptLanes, told: [Event]) {
    for (index, event) in told.enumerated() {
      if event.kind == .created {
        for lane in lanes.changed(by: event) where lastUses[lane] == nil { births[lane] = index }
      }
      for lane in LaneLives.used(by: event, lanes) { lastUses[lane] = index }
    }
  }

  /// The lanes that begin with the event at that index.
  func born(at index: Int, of lanes: [Int]) -> [Int] { lanes.filter { births[$0] == index } }

  /// Whether nothing happens to a lane any more after that index.
  func isOver(_ lane: Int, after index: Int) -> Bool { lastUses[lane, default: -1] <= index }

  /// Who must exist for this to happen; nobody needs to be there for a message to be lost.
  private static func used(by event: Event, _ lanes: ScriptLanes) -> [Int] {
    let route = lanes.route(of: event)
    let isReached = event.kind != .lost || event.loss == .dropped || event.loss == .stopped
    switch event.kind {
    case .gone: return [route.sender].compactMap(\.self)
    case .created: return [route.sender].compactMap(\.self) + lanes.changed(by: event)
    default: return [route.sender, isReached ? route.receiver : nil].compactMap(\.self)
    }
  }
}
