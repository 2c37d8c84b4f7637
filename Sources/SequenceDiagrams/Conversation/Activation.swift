import Traces

/// The state from which the running participants and the indentation of each row, a numbered event, are computed.
///
/// Where the trace contains the end of every call, a call runs until its end event. Otherwise only the calls
/// that caused the row count as running, with their senders and receivers; a row that happens after its cause
/// has returned has no running participant.
struct Activation {
  struct Frame {
    /// The level of the row's indentation: one more than the level of its cause, or the level of its call for an
    /// answer.
    var depth = 0
    /// Whether the row is counted instead of drawn, because it lies inside a folded row or deeper than the options
    /// allow.
    var isFolded = false
    /// The lanes (participants by index) that run during the row.
    var active = LaneSet()
    /// The lanes in `active` whose participants were called again while they ran.
    var nested = LaneSet()
    /// The lanes that run both before and during the row: active in a line drawn between this row and the previous one.
    var activeBefore = LaneSet()
  }

  private struct Row {
    var depth = 0
    var isFolded = false
    /// The number of the call in which the row's effects happen: of the row itself if it is a call, otherwise of the
    /// call that encloses it.
    var inner: Int?
    /// The number of the call that encloses this call; nil for rows that are no calls.
    var outer: Int?
    /// The lane that waits for this call to end; nil for rows that are no calls.
    var sender: Int?
    var receiver: Int?
    /// Whether the row is an asynchronous message that has been sent and whose receiver has not run yet.
    var isUnderWay = false
  }

  private(set) var calls = RunningCalls()
  private let deepest: Int
  private let foldedRows: Set<Int>
  private var rows = RowCache<Row>()
  private var ends = CallEndDetection()
  /// The running lanes after the last row, used while the trace shows no call ends.
  private var activeAfter = LaneSet()

  init(folding options: DiagramOptions) {
    deepest = options.depth.map { max(0, $0) } ?? .max
    foldedRows = options.foldedRows
  }

  mutating func frame(of event: Event, along route: Route) -> Frame {
    let before = ends.areRecorded ? calls.lanes.active : activeAfter
    ends.take(event)
    let cause = event.cause.flatMap { rows[$0] }
    let outer = cause.flatMap { event.call(around: $0.inner, answering: $0.outer) }
    calls.sender = cause.flatMap { event.waits(sender: route.sender, caller: $0.sender) }
    settle(event, cause, outer)
    var frame = self.frame(of: event, in: cause)
    if cause != nil || event.number != nil || ends.areRecorded {
      (frame.active, frame.nested) = (calls.active, calls.lanes.nested)
    }
    frame.activeBefore = before.intersection(frame.active)
    remember(event, route, outer, frame)
    return frame
  }

  /// Ends the call that `event`, an end without a row number and a value, belongs to.
  mutating func end(_ event: Event) {
    ends.take(event)
    if let call = event.cause { calls.end(call) }
  }
}

extension Activation {
  private func frame(of event: Event, in cause: Row?) -> Frame {
    var frame = Frame()
    if let cause {
      frame.depth = cause.depth + (event.isAnswer ? 0 : 1)
      let isInside = event.cause.map { foldedRows.contains($0) } ?? false
      frame.isFolded = cause.isFolded || isInside && !event.isAnswer
    }
    if frame.depth > deepest { frame.isFolded = true }
    return frame
  }

  /// Ends the calls that cannot still be running at `event`, and begins the calls that must be running.
  ///
  /// `cause` is the row that caused the event, `outer` the number of the call in which the event happens.
  private mutating func settle(_ event: Event, _ cause: Row?, _ outer: Int?) {
    guard let number = event.cause else {
      if !ends.areRecorded, event.number != nil { _ = calls.endCalls(after: nil) }
      return
    }
    if event.isAnswer { calls.end(number) }
    if cause?.isUnderWay == true, outer == number {
      rows[number]?.isUnderWay = false
      if ends.areRecorded { calls.begin(number, from: nil, to: cause?.receiver) }
    }
    guard !ends.areRecorded, event.number != nil || cause != nil else { return }
    if !calls.endCalls(after: outer) { beginAgain(outer) }
  }

  /// Begins the call with the number `innermost`, which was wrongly assumed to have ended, and the calls that enclose
  /// it.
  private mutating func beginAgain(_ innermost: Int?) {
    var chain: [(number: Int, row: Row)] = []
    var next = innermost
    while let number = next, chain.count < RunningCalls.limit, let row = rows[number] {
      chain.append((number, row))
      next = row.outer.flatMap { $0 < number ? $0 : nil }
    }
    for call in chain.reversed() {
      calls.begin(call.number, from: call.row.sender, to: call.row.receiver)
    }
  }

  private mutating func remember(_ event: Event, _ route: Route, _ outer: Int?, _ frame: Frame) {
    activeAfter = frame.active
    var row = Row(depth: frame.depth, isFolded: frame.isFolded, inner: outer)
    switch (event.kind, event.number) {
    case (.action, _): activeAfter = LaneSet()
    case (.call, let number?):
      (row.inner, row.outer, row.sender, row.receiver) = (
        number, outer, calls.sender, route.receiver
      )
      calls.begin(number, from: calls.sender, to: route.receiver)
      activeAfter = calls.lanes.active
    case (.asyncCall, let number?):
      (row.inner, row.receiver) = (number, route.receiver)
      row.isUnderWay = !event.isLate || event.delivery != nil
      if !row.isUnderWay { calls.begin(number, from: nil, to: route.receiver) }
      activeAfter = LaneSet().with(route.receiver)
    default: break
    }
    if let number = event.number { rows[number] = row }
  }
}

extension Event {
  /// Returns the number of the call in which this event happens.
  ///
  /// That is `inner`, the call in which the effects of the event's cause happen. For a return or throw it is `outer`,
  /// the call that encloses the ended call. The result is nil for a late event and for a reply.
  fileprivate func call(around inner: Int?, answering outer: Int?) -> Int? {
    switch kind {
    case .return, .throw: outer
    case .reply: nil
    default: isLate ? nil : inner
    }
  }

  /// Returns the lane that waits during this event: the lane of its sender, or for a return or throw `caller`, which
  /// gets the result.
  ///
  /// Nil for a late event, a reply, an action or a message of the user.
  fileprivate func waits(sender: Int?, caller: Int?) -> Int? {
    switch kind {
    case .return, .throw: return caller
    case .reply, .action: return nil
    default: return isLate || self.sender?.isUser ?? true ? nil : sender
    }
  }
}
