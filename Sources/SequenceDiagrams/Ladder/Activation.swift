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

  private var frames: [Int: Frame] = [:]

  /// What holds in the next event, which happens between those lanes.
  mutating func frame(
    of event: Event,
    along route: (sender: Int?, receiver: Int?)
  ) -> Frame {
    var frame = Frame()
    if let cause = event.cause.flatMap({ frames[$0] }) {
      frame = event.isAnswer ? answer(event, to: cause) : start(event, in: cause, by: route.sender)
    }
    frame.inside = inside(event, frame.active, route.receiver)
    if let number = event.number { frames[number] = frame }
    return frame
  }

  /// A value handed back stands where its call stands; a late one finds nobody running.
  private func answer(_ event: Event, to call: Frame) -> Frame {
    Frame(depth: call.depth, active: event.kind == .reply ? LaneSet() : call.active)
  }

  private func start(_ event: Event, in cause: Frame, by sender: Int?) -> Frame {
    let isUser = event.sender?.isUser ?? true
    return Frame(depth: cause.depth + 1, active: isUser ? cause.inside : cause.inside.with(sender))
  }

  /// Who runs while something happens inside: after a call its sender and its receiver.
  ///
  /// An action's receiver runs only while it sends something itself, since the stage may have
  /// gone on to call others; who calls without waiting does not stay.
  private func inside(_ event: Event, _ active: LaneSet, _ receiver: Int?) -> LaneSet {
    switch event.kind {
    case .action: LaneSet()
    case .asyncCall: LaneSet().with(receiver)
    case .call: active.with(receiver)
    default: active
    }
  }
}
