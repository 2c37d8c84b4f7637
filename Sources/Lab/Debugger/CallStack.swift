import Traces

/// What runs while a row happens, the innermost first: calls, and the method that an action began.
struct CallStack {
  private(set) var frames: [Frame]

  /// A call that runs, or an action.
  struct Frame {
    let event: Event
    /// What it waits for: a call that it made, or the row that happens.
    var inner: Event?
    /// Whether it goes on in a later action only.
    var isWaiting = false
  }
}

extension CallStack {
  /// What runs while the last row of a moment happens.
  init(at moment: Moment) {
    let row = moment[row: moment.lastNumber]
    let calls = moment.tellsEnds ? moment.runningCalls : moment.callsAround(row)
    let action = moment.actions.last ?? 0
    frames = Frame.all(calls).map { frame in
      var frame = frame
      frame.inner = frame.inner ?? row.flatMap { $0.happens(in: frame.event) ? $0 : nil }
      frame.isWaiting = frame.inner == nil && frame.number < action
      return frame
    }
    let outermost = calls.last { $0.cause == action } ?? row
    if let outermost, outermost.cause == action, !outermost.isLate, outermost.location != nil,
      let event = moment[row: action]
    {
      frames.append(Frame(event: event, inner: outermost))
    }
  }

  /// What runs when all of a conversation has happened: calls that wait for an answer.
  init(atEndOf moment: Moment) {
    frames = moment.tellsEnds ? Frame.all(moment.runningCalls) : []
    for index in frames.indices { frames[index].isWaiting = frames[index].inner == nil }
  }
}

extension CallStack.Frame {
  /// One for each call, with the call that it waits for.
  fileprivate static func all(_ calls: [Event]) -> [CallStack.Frame] {
    calls.map { call in
      Self(event: call, inner: calls.first { $0.kind == .call && $0.cause == call.number })
    }
  }

  var number: Int { event.number ?? 0 }

  /// Who runs; nil where nobody knows.
  var runner: Participant? { event.kind == .action ? inner?.sender : event.receiver }

  /// The method that runs, with its labels.
  var method: String {
    event.kind == .action
      ? inner?.location?.function ?? event.label : event.message?.name ?? event.label
  }
}

extension Moment {
  /// The calls of the action that goes on, and those that have waited since earlier ones.
  fileprivate var runningCalls: [Event] {
    var running = awaited
    for event in events(fromRow: actions.last ?? 1) {
      if event.isAnswer, let call = event.cause {
        running.removeAll { $0 == call }
      } else if event.isCall, let number = event.number {
        running.append(number)
      }
    }
    return running.reversed().compactMap { self[row: $0] }
  }

  /// The calls that led to a row, for traces that do not tell when calls end.
  fileprivate func callsAround(_ row: Event?) -> [Event] {
    let ended = row?.isAnswer == true ? row?.cause : nil
    var calls: [Event] = []
    var next = row
    while let event = next {
      if event.isCall, event.number != ended { calls.append(event) }
      next = event.isLate ? nil : event.cause.flatMap { self[row: $0] }
    }
    return calls
  }
}

extension Event {
  /// Whether it is something that goes on inside a call: neither its answer, nor something later.
  fileprivate func happens(in call: Event) -> Bool {
    cause == call.number && !isAnswer && !isLate
  }

  fileprivate var isCall: Bool { kind == .call || kind == .asyncCall }
}
