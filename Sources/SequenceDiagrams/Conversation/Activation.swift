import Traces

/// Who is still running in a row, and how deep it stands, from the causes.
struct Activation {
  /// What holds in one row.
  struct Frame {
    /// The levels of cause above it.
    var depth = 0
    /// Who is running while the row happens.
    var active = LaneSet()
    /// Who of them was called again while running.
    var nested = LaneSet()
    /// Whether it lies inside a row whose inside is not drawn.
    var isFolded = false
    /// Who is running while something happens inside the row.
    fileprivate var inside = LaneSet()
    fileprivate var insideNested = LaneSet()
  }

  private let deepest: Int
  private let foldedRows: Set<Int>
  private var frames = RecentRows<Frame>()

  /// Begins before the first event.
  init(folding options: DiagramOptions) {
    deepest = options.depth.map { max(0, $0) } ?? .max
    foldedRows = options.foldedRows
  }

  /// What holds in the next event, which happens between those lanes.
  mutating func frame(of event: Event, along route: Route) -> Frame {
    var frame = Frame()
    if let number = event.cause, let cause = frames[number] {
      frame = event.isAnswer ? answer(event, to: cause) : start(event, in: cause, by: route.sender)
      if !event.isAnswer, foldedRows.contains(number) { frame.isFolded = true }
    }
    if frame.depth > deepest { frame.isFolded = true }
    enter(&frame, event, route.receiver)
    if let number = event.number { frames[number] = frame }
    return frame
  }

  /// A value handed back stands where its call stands; a late one finds nobody running.
  private func answer(_ event: Event, to call: Frame) -> Frame {
    guard event.kind != .reply else { return Frame(depth: call.depth, isFolded: call.isFolded) }
    return Frame(
      depth: call.depth,
      active: call.active,
      nested: call.nested,
      isFolded: call.isFolded
    )
  }

  private func start(_ event: Event, in cause: Frame, by sender: Int?) -> Frame {
    let isUser = event.sender?.isUser ?? true
    return Frame(
      depth: cause.depth + 1,
      active: isUser ? cause.inside : cause.inside.with(sender),
      nested: cause.insideNested,
      isFolded: cause.isFolded
    )
  }

  /// Notes who runs while something happens inside: after a call its sender and its receiver.
  ///
  /// An action's receiver runs only while it sends something itself, since the stage may have
  /// gone on to call others; who calls without waiting does not stay.
  private func enter(_ frame: inout Frame, _ event: Event, _ receiver: Int?) {
    switch event.kind {
    case .action: break
    case .asyncCall: frame.inside = LaneSet().with(receiver)
    case .call:
      frame.inside = frame.active.with(receiver)
      frame.insideNested = frame.nested
      if let receiver, frame.active.contains(receiver) { frame.insideNested.insert(receiver) }
    default:
      frame.inside = frame.active
      frame.insideNested = frame.nested
    }
  }
}
