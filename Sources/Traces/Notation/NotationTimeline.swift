import Sequences

/// The state that a reader of the notation carries from line to line: numbers, time, executor, causes and lanes.
struct NotationTimeline {
  private(set) var lanes: [Participant] = []
  private(set) var hasLanes = false
  private(set) var order = 0
  private(set) var number = 0
  var time = 0
  var executor = Event.mainExecutor

  private var nesting = Nesting()
  private var pendingCalls = PendingAsyncCalls()

  var deepest: Int { nesting.deepest }

  mutating func take(lanes: [Int], _ names: inout NotationNames) {
    lanes.forEach { see($0, &names) }
    hasLanes = true
  }

  /// Sets the fields of an event that depend on earlier lines: order, number, time, executor, cause, lateness, answered message.
  mutating func complete(_ event: inout Event, _ line: NotationLine, _ names: inout NotationNames) {
    event.order = order
    event.time = time
    event.executor = executor
    order += 1
    if case .row = line.content {
      index(&event, line, names)
    } else {
      event.cause = cause(line)
    }
    if event.kind.canBeLate, line.cause ?? 0 > 0 { event.isLate = true }
    see(line.sender, &names)
    see(line.receiver, &names)
    line.objects.forEach { see($0, &names) }
  }

  /// Returns the number of the causing row: N of a written `^N`, nil for `^0`, else the row that the indentation shows.
  private func cause(_ line: NotationLine) -> Int? {
    guard let cause = line.cause else { return nesting.parent(at: line.depth) }
    return cause == 0 ? nil : cause
  }

  private mutating func see(_ index: Int, _ names: inout NotationNames) {
    guard names.markSeen(index) else { return }
    lanes += [names.participant(index)].compactMap(\.self)
  }

  private mutating func index(_ event: inout Event, _ line: NotationLine, _ names: NotationNames) {
    if event.kind.isAnswer {
      answer(&event, line, names)
    } else {
      event.cause = cause(line)
    }
    if event.kind == .return, event.value == nil { return }
    number += 1
    event.number = number
    guard event.kind == .call || event.kind == .asyncCall else {
      nesting.add(number, at: line.depth)
      return
    }
    let call = Nesting.Call(
      number: number,
      sender: names.canonicalIndex(line.sender),
      receiver: names.canonicalIndex(line.receiver),
      message: event.message
    )
    nesting.add(call, at: line.depth)
    if event.kind == .asyncCall { pendingCalls.add(number, event.message) }
  }

  /// Sets the call and the message that `event` answers; turns a return into a reply if the call was asynchronous.
  private mutating func answer(_ event: inout Event, _ line: NotationLine, _ names: NotationNames) {
    let call = nesting.call(
      from: names.canonicalIndex(line.receiver),
      to: names.canonicalIndex(line.sender),
      at: line.depth
    )
    event.cause = line.cause.map { $0 == 0 ? nil : $0 } ?? call?.number
    guard let cause = event.cause else { return }
    let asynchronous = pendingCalls[cause]
    event.message = call?.number == cause ? call?.message : asynchronous ?? nil
    if event.kind == .return, asynchronous != nil {
      event.kind = .reply
      if event.value?.summary == "()" { event.value = nil }
    }
    nesting.markAnswered(cause, at: line.depth)
  }
}

/// The latest asynchronous calls in a trace being read; a line at any depth can answer them.
struct PendingAsyncCalls {
  private var calls: [(number: Int, message: Message?)] = []

  /// The maximum number of remembered calls; the answer to an older call is read as a return.
  private static let limit = 4096

  /// Adds the call in the row `number`, above all earlier ones; if 4,096 calls are remembered, first forgets the older half.
  mutating func add(_ number: Int, _ message: Message?) {
    if calls.count >= PendingAsyncCalls.limit {
      calls.removeFirst(PendingAsyncCalls.limit / 2)
    }
    calls.append((number, message))
  }

  /// The message of the asynchronous call in the row `number`: nil for no such call, `.some(nil)` for a call without a message.
  subscript(number: Int) -> Message?? {
    calls.firstIndex(of: number, by: \.number).map { calls[$0].message }
  }
}
