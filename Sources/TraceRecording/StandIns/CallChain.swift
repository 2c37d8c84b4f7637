import CRecording
import Traces

// What becomes of a call, whether the object itself records it, or a stand-in before a double:
//
// 1. A fault may drop, double, delay, move or reorder a message without a result.
// 2. While no recorder records, the call runs.
// 3. A fault may throw in its place.
// 4. In a conversation that has run away its record says `[stopped]`, and the body must not run.
// 5. Else it is recorded, and its body runs: the object's method, or that of the fake that answers in its place.

extension _SeamLink {
  /// Whether faults may strike.
  public var hasFaults: Bool { recording_log_has_faults(recorder.log.raw) && recorder.isRecording }

  /// Step 1, of a message without a result.
  public func send<Arguments>(
    _ message: StaticString,
    _ arguments: Arguments,
    _ body: @escaping () -> Void
  ) { send(InternedText(message), arguments, body) { call(message, arguments, body) } }

  /// Step 1, of a message by its name; `deliver` takes the next steps.
  func send<Arguments>(
    _ message: InternedText,
    _ arguments: Arguments,
    _ body: @escaping () -> Void,
    deliver: @escaping () -> Void
  ) {
    switch strikes(message, arguments, where: \.isOfDelivery) {
    case nil, .throw, .rewrite: deliver()
    case .drop: recorder.lose(record(of: message), .dropped, arguments)
    case .double:
      deliver()
      deliver()
    case .delay(let milliseconds):
      later(message, arguments, body, after: milliseconds, on: recorder.executor)
    case .move(let executor): later(message, arguments, body, after: 0, on: executor)
    case .reorder:
      let span = Span.current
      hold(Faults.Held(link: self) { span.run(deliver) })
      return
    }
    recorder.releaseHeld(from: sender, to: receiver)
  }

  /// Steps 2 to 5; returns the open record of a call, or nil where it runs unrecorded.
  ///
  /// - Throws: The error of a fault.
  @inlinable @inline(__always) func open<Arguments, Failure: Error>(
    _ message: StaticString,
    _ arguments: Arguments,
    mayStop: Bool = false,
    failing: Failure.Type
  ) throws(Failure) -> OpenRecord? {
    guard isOpen, !isOwn, hearsReads || message.isMethod else { return nil }
    if hasFaults { try fail(message, arguments, failing) }
    let call = begin(message, Arguments.self, mayStop: mayStop)
    call.hand(arguments)
    return call
  }
}
