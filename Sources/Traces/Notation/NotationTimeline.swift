import Sequences

/// The state that a reader of the notation carries from line to line: numbers, time, executor, causes and lanes.
struct NotationTimeline {
  private(set) var lanes: [Participant] = []
  private var seen: Set<Participant> = []
  private(set) var hasLanes = false
  private(set) var order = 0
  private(set) var number = 0
  var time = 0
  var executor = Event.mainExecutor

  private var nesting = Nesting()
  private var pendingCalls = PendingAsyncCalls()

  var deepest: Int { nesting.deepest }

  mutating func take(lanes: [Participant]) {
    lanes.forEach { see($0) }
    hasLanes = true
  }

  /// Sets the fields of a line's event that depend on earlier lines: order, number, time, executor, cause, lateness, answered
  /// message.
  ///
  /// `nameCount` is the number of different names in this line and the lines before.
  mutating func complete(_ line: inout NotationLine, nameCount: Int) {
    line.event.order = order
    line.event.time = time
    line.event.executor = executor
    order += 1
    if case .row = line.content { index(&line) } else { line.event.cause = cause(line) }
    if line.event.kind.canBeLate, line.cause ?? 0 > 0 { line.event.isLate = true }
    // Saves the look-ups for most lines: each name read so far belongs to a participant that has a lane.
    guard seen.count < nameCount else { return }
    see(line.event.sender)
    see(line.event.receiver)
    line.event.objects.forEach { see($0) }
  }

  /// Returns the number of the causing row: N of a written `^N`, nil for `^0`, else the row that the indentation shows.
  private func cause(_ line: NotationLine) -> Int? {
    guard let cause = line.cause else { return nesting.parent(at: line.depth) }
    return cause == 0 ? nil : cause
  }

  private mutating func see(_ participant: Participant?) {
    guard let participant, seen.insert(participant).inserted else { return }
    lanes.append(participant)
  }

  private mutating func index(_ line: inout NotationLine) {
    if line.event.kind.isAnswer { answer(&line) } else { line.event.cause = cause(line) }
    let kind = line.event.kind
    if kind == .return, line.event.value == nil { return }
    number += 1
    line.event.number = number
    guard kind == .call || kind == .asyncCall else {
      nesting.add(number, at: line.depth)
      return
    }
    let call = Nesting.Call(
      number: number,
      sender: line.event.sender,
      receiver: line.event.receiver,
      message: line.event.message
    )
    nesting.add(call, at: line.depth)
    if kind == .asyncCall { pendingCalls.add(number, line.event.message) }
  }

  /// Sets the call and the message that a line's event answers; turns a return into a reply if the call was asynchronous.
  private mutating func answer(_ line: inout NotationLine) {
    let call = nesting.call(from: line.event.receiver, to: line.event.sender, at: line.depth)
    line.event.cause = line.cause.map { $0 == 0 ? nil : $0 } ?? call?.number
    guard let cause = line.event.cause else { return }
    let asynchronous = pendingCalls[cause]
    line.event.message = call?.number == cause ? call?.message : asynchronous ?? nil
    if line.event.kind == .return, asynchronous != nil {
      line.event.kind = .reply
      if line.event.value?.summary == "()" { line.event.value = nil }
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
