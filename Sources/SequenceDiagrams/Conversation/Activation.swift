import Traces

/// The state from which the running participants and the indentation of each row (a numbered event) are computed.
///
/// If the trace contains the end of every call, a call runs until its end. Otherwise only the calls inside which a row happens
/// count as running, with their senders and receivers; none if the row happens after its cause has returned.
struct Activation {
  struct Frame {
    /// The level of indentation, from 0: one more than the level of the causing row, or for an answer the level of its call.
    var depth = 0
    /// Whether the row is counted instead of drawn, because it lies inside a folded row or deeper than `DiagramOptions.depth`.
    var isFolded = false
    var active = LaneSet()
    var nested = LaneSet()
    /// The lanes that run during the row and ran before it; they look active in a line between this row and the previous one.
    var activeBefore = LaneSet()
  }

  private struct Row {
    var depth = 0
    var isFolded = false
    /// The number of the call in which effects of this row happen: the row itself if it is a call, otherwise the call around it.
    var inner: Int?
    /// The number of the call around this call; nil if there is none, and for a row (numbered event) that is no synchronous call.
    var outer: Int?
    /// The lane (participant's column) that waits for the end of this call; nil if none does or the row is no synchronous call.
    var sender: Int?
    var receiver: Int?
    /// Whether the row (numbered event) is an asynchronous call that was sent and has not begun to run.
    var isUnderWay = false
  }

  private(set) var calls = RunningCalls()
  private let deepest: Int
  private let foldedRows: Set<Int>
  private var rows = BoundedCache<Int, Row>(atMost: 4096)
  private var ends = CallEndDetection()
  /// The lanes (participants' columns) that run after the last row (numbered event), for a trace without the ends of calls.
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
    var frame = Frame()
    if let cause {
      frame.depth = cause.depth + (event.isAnswer ? 0 : 1)
      let isInside = event.cause.map { foldedRows.contains($0) } ?? false
      frame.isFolded = cause.isFolded || isInside && !event.isAnswer
    }
    if frame.depth > deepest { frame.isFolded = true }
    if cause != nil || event.number != nil || ends.areRecorded {
      (frame.active, frame.nested) = (calls.active, calls.lanes.nested)
    }
    frame.activeBefore = before.intersection(frame.active)
    remember(event, route, outer, frame)
    return frame
  }

  /// Ends the call that `event` answers; `event` must be an answer without a value, which has no row.
  mutating func end(_ event: Event) {
    ends.take(event)
    if let call = event.cause { calls.end(call) }
  }

  /// Ends the calls that cannot run any more when `event` happens, and begins the calls that must be running.
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
    if calls.endCalls(after: outer) { return }
    // The call was wrongly taken for ended: it begins again, with the calls around it.
    var chain: [(number: Int, row: Row)] = []
    var next = outer
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
  /// Returns the number of the call inside which this event happens; nil for a late event, for a reply and if there is none.
  ///
  /// The end of a call happens inside `outer`, the call around it; other events inside `inner`, like all effects of their cause.
  fileprivate func call(around inner: Int?, answering outer: Int?) -> Int? {
    switch kind {
    case .return, .throw: outer
    case .reply: nil
    default: isLate ? nil : inner
    }
  }

  /// Returns the lane that waits during this event: the `caller` of the ended call for a return or throw, else the `sender`.
  fileprivate func waits(sender: Int?, caller: Int?) -> Int? {
    switch kind {
    case .return, .throw: return caller
    case .reply, .action: return nil
    default: return isLate || self.sender?.isUser ?? true ? nil : sender
    }
  }
}
