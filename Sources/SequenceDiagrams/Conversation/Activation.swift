import Traces

/// Who is still running in a row, and how deep it stands.
///
/// Where a trace tells the end of every call, whoever has a call that did not end is running. Else
/// those run who called and were called on the way to the row; what comes after its cause has
/// returned finds nobody running.
struct Activation {
  /// What holds in one row.
  struct Frame {
    /// The levels of cause above it.
    var depth = 0
    /// Who is running while the row happens.
    var active = LaneSet()
    /// Who of them was called again while running.
    var nested = LaneSet()
    /// Who is running between the row before it and this one.
    var activeBefore = LaneSet()
    /// Whether it lies inside a row whose inside is not drawn.
    var isFolded = false
    /// Who is running while something happens inside the row.
    fileprivate var inside = LaneSet()
    fileprivate var insideNested = LaneSet()
    /// The receiver of a message that was sent off, until something happens inside it.
    fileprivate var awaited: Int?
  }

  private let deepest: Int
  private let foldedRows: Set<Int>
  private var frames = RecentRows<Frame>()
  private var running = RunningCalls()
  private var ends = ToldEnds()
  /// Who is running after the last row, as far as one can tell.
  private var activeAfter = LaneSet()

  /// Begins before the first event.
  init(folding options: DiagramOptions) {
    deepest = options.depth.map { max(0, $0) } ?? .max
    foldedRows = options.foldedRows
  }

  /// What holds in the next event, which happens between those lanes.
  mutating func frame(of event: Event, along route: Route) -> Frame {
    let before = ends.areTold ? running.now.active : activeAfter
    ends.take(event)
    var frame = Frame()
    if let number = event.cause, let cause = frames[number] {
      frame = event.isAnswer ? answer(event, to: cause) : start(event, in: cause, by: route.sender)
      if !event.isAnswer, foldedRows.contains(number) { frame.isFolded = true }
      if !event.isLate, !event.isAnswer { arrive(number, cause) }
    }
    if frame.depth > deepest { frame.isFolded = true }
    enter(&frame, event, route.receiver)
    if let number = event.number { frames[number] = frame }
    take(event, along: route, into: &frame)
    frame.activeBefore = before.intersection(frame.active)
    activeAfter = frame.inside
    return frame
  }

  /// Takes in the end of a call that returned nothing.
  mutating func end(_ event: Event) {
    ends.take(event)
    if let call = event.cause { running.end(call) }
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
    if event.isLate { return Frame(depth: cause.depth + 1, isFolded: cause.isFolded) }
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

// MARK: - Calls whose ends are told

extension Activation {
  /// Follows the running calls, and draws from them where their ends are told.
  private mutating func take(_ event: Event, along route: Route, into frame: inout Frame) {
    if event.isAnswer, let call = event.cause { running.end(call) }
    if ends.areTold {
      let now = running.now
      frame.active = frame.active.union(now.active).with(waiting(event, route))
      frame.nested = frame.nested.union(now.nested)
    }
    guard let number = event.number else { return }
    switch event.kind {
    case .call:
      running.begin(number, from: waiting(event, route), to: route.receiver)
    case .asyncCall where event.delivery != nil: frames[number]?.awaited = route.receiver
    case .asyncCall where event.isLate:
      running.begin(number, from: nil, to: route.receiver)
    default: break
    }
  }

  /// Who is running in a row beside those who were called: its sender, or who gets a value back.
  private func waiting(_ event: Event, _ route: Route) -> Int? {
    switch event.kind {
    case .return, .throw: return event.receiver?.isUser == true ? nil : route.receiver
    case .reply, .action, .asyncCall: return nil
    default:
      if event.isLate || event.cause == nil || event.sender?.isUser ?? true { return nil }
      return route.sender
    }
  }

  /// A message that was sent off is with its receiver from the first row inside it.
  private mutating func arrive(_ number: Int, _ frame: Frame) {
    guard let receiver = frame.awaited else { return }
    running.begin(number, from: nil, to: receiver)
    frames[number]?.awaited = nil
  }
}
