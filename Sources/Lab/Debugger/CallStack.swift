import Traces

/// The calls that run while a row happens, innermost first, and last the method that the user's action began.
struct CallStack {
  private(set) var frames: [Frame]

  struct Frame {
    let event: Event
    /// The running call that this frame made; without one, the stack's row if this frame caused it; else nil.
    var inner: Event?
    /// Whether the frame is a call from before the last action that executes nothing and only waits for an answer.
    var isWaiting = false

    var number: Int { event.number ?? 0 }

    var runner: Participant? { event.kind == .action ? inner?.sender : event.receiver }

    var method: String {
      event.kind == .action
        ? inner?.location?.function ?? event.label : event.message?.name ?? event.label
    }

    fileprivate static func all(_ calls: [Event]) -> [Frame] {
      calls.map { call in
        Self(event: call, inner: calls.first { $0.kind == .call && $0.cause == call.number })
      }
    }
  }

  init(at moment: Moment) {
    let row = moment[row: moment.lastNumber]
    let calls = moment.hasCallEnds ? moment.runningCalls : moment.callsAround(row)
    let action = moment.actions.last ?? 0
    frames = Frame.all(calls).map { frame in
      var frame = frame
      // The row happens while the call, its cause, still runs: it is no answer to it, and no asynchronous work.
      let isInside =
        row?.cause == frame.event.number && row?.isAnswer == false && row?.isLate == false
      frame.inner = frame.inner ?? (isInside ? row : nil)
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

  /// The calls that still wait for an answer at a moment; empty for a trace that does not record when calls end.
  init(atEndOf moment: Moment) {
    frames = moment.hasCallEnds ? Frame.all(moment.runningCalls) : []
    for index in frames.indices { frames[index].isWaiting = frames[index].inner == nil }
  }
}

extension Moment {
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

  /// Returns the calls that led to a row, innermost first, for traces that do not record when calls end.
  fileprivate func callsAround(_ row: Event?) -> [Event] {
    guard let row else { return [] }
    let ended = row.isAnswer ? row.cause : nil
    let chain = sequence(first: row) { $0.isLate ? nil : $0.cause.flatMap { self[row: $0] } }
    return chain.filter { $0.isCall && $0.number != ended }
  }
}

extension Event {
  var isCall: Bool { kind == .call || kind == .asyncCall }
}
