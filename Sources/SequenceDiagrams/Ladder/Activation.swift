import Traces

/// Who is still running in a row, and how deep it stands, from the causes.
struct Activation {
  /// What holds in one row.
  struct Frame {
    /// The levels of cause above it.
    var depth = 0
    /// Who is running while the row happens.
    var active = LaneSet()
    /// Who is running while something happens inside the row.
    fileprivate var inside = LaneSet()
  }

  private let lanes: Lanes
  private var frames: [Int: Frame] = [:]

  /// Begins before the first event.
  init(_ lanes: Lanes) {
    self.lanes = lanes
  }

  /// What holds in the next event.
  mutating func frame(of event: Event) -> Frame {
    let frame = event.isAnswer ? answer(event) : start(event)
    if let number = event.number { frames[number] = frame }
    return frame
  }

  /// A value handed back stands where its call stands; a late one finds nobody running.
  private func answer(_ event: Event) -> Frame {
    var frame = event.cause.flatMap { frames[$0] } ?? Frame()
    if event.kind == .reply { frame.active = LaneSet() }
    frame.inside = frame.active
    return frame
  }

  private func start(_ event: Event) -> Frame {
    guard let cause = event.cause.flatMap({ frames[$0] }) else {
      return Frame(inside: inside(event, LaneSet()))
    }
    let active = runs(event.sender) ? cause.inside.with(lanes.place(of: event.sender)) : cause.inside
    return Frame(depth: cause.depth + 1, active: active, inside: inside(event, active))
  }

  /// A call keeps its sender running and lets its receiver run. An action's receiver runs only
  /// while it sends something itself, and who calls without waiting does not stay.
  private func inside(_ event: Event, _ active: LaneSet) -> LaneSet {
    switch event.kind {
    case .action: LaneSet()
    case .asyncCall: LaneSet().with(lanes.place(of: event.receiver))
    case .call: active.with(lanes.place(of: event.receiver))
    default: active
    }
  }

  private func runs(_ participant: Participant?) -> Bool {
    participant.map { !$0.isUser } ?? false
  }
}
