import Traces

/// Who is running in a row, and how deep it stands.
///
/// Where a trace tells the end of every call, a call runs until then. Else those calls run that led
/// to the row: who called and who was called on the way to it. What comes after its cause has
/// returned finds nobody running.
struct Activation {
  /// What holds in one row.
  struct Frame {
    /// The levels of cause above it.
    var depth = 0
    /// Whether it lies inside a row whose inside is not drawn.
    var isFolded = false
    /// Who is running while the row happens.
    var active = LaneSet()
    /// Who of them was called again while running.
    var nested = LaneSet()
    /// Who is running between the row before it and this one.
    var activeBefore = LaneSet()
  }

  /// What is remembered of a row.
  private struct Row {
    var depth = 0
    var isFolded = false
    /// The call inside which happens what it leads to.
    var inner: Int?
    /// Of a call, the one around it.
    var outer: Int?
    /// Of a call, who waits for its end.
    var sender: Int?
    var receiver: Int?
    /// Whether it is a message that was sent off and inside which nothing has happened yet.
    var isUnderWay = false
  }

  /// The calls that run.
  private(set) var calls = RunningCalls()
  private let deepest: Int
  private let foldedRows: Set<Int>
  private var rows = RecentRows<Row>()
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
    let before = ends.areTold ? calls.lanes.active : activeAfter
    ends.take(event)
    let cause = event.cause.flatMap { rows[$0] }
    let outer = cause.flatMap { event.call(around: $0.inner, answering: $0.outer) }
    calls.sender = cause.flatMap { event.waits(sender: route.sender, caller: $0.sender) }
    settle(event, cause, outer)
    var frame = self.frame(of: event, in: cause)
    if cause != nil || event.number != nil || ends.areTold {
      (frame.active, frame.nested) = (calls.active, calls.lanes.nested)
    }
    frame.activeBefore = before.intersection(frame.active)
    remember(event, route, outer, frame)
    return frame
  }

  /// Takes in the end of a call that returned nothing.
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

  /// Ends the calls that cannot be running any more, and begins those that must be.
  private mutating func settle(_ event: Event, _ cause: Row?, _ outer: Int?) {
    guard let number = event.cause else {
      if !ends.areTold, event.number != nil { _ = calls.endCalls(after: nil) }
      return
    }
    if event.isAnswer { calls.end(number) }
    if cause?.isUnderWay == true, outer == number {
      rows[number]?.isUnderWay = false
      if ends.areTold { calls.begin(number, from: nil, to: cause?.receiver) }
    }
    guard !ends.areTold, event.number != nil || cause != nil else { return }
    if !calls.endCalls(after: outer) { beginAgain(outer) }
  }

  /// Begins a call that was taken for ended, and those around it.
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

  /// Begins the call that the event is, and remembers the event if it is a row.
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
  /// The call inside which this happens: the one inside which its cause's consequences happen, or
  /// of an answer the one around the call that ends.
  fileprivate func call(around inner: Int?, answering outer: Int?) -> Int? {
    switch kind {
    case .return, .throw: outer
    case .reply: nil
    default: isLate ? nil : inner
    }
  }

  /// Who runs while this happens beside those who were called: its sender, or who gets a value back.
  fileprivate func waits(sender: Int?, caller: Int?) -> Int? {
    switch kind {
    case .return, .throw: return caller
    case .reply, .action: return nil
    default: return isLate || self.sender?.isUser ?? true ? nil : sender
    }
  }
}
