import CRecording
import Traces

// Calls of each shape: with and without a result, synchronous and asynchronous.

extension _SeamLink {
  /// Runs `body`, a call without a result, and records the message with its arguments, and its end.
  ///
  /// The message is written as declared, `load(from start:)`; several arguments form a tuple. If delivery has stopped,
  /// after too many or too deeply nested messages, the body does not run, and the message is recorded as lost.
  ///
  /// - Throws: The error that `body` throws, or the one of a fault.
  @inlinable public func call<Arguments, Failure: Error>(
    _ message: StaticString,
    _ arguments: Arguments,
    _ body: () throws(Failure) -> Void
  ) throws(Failure) {
    guard let call = try open(message, arguments, mayStop: true, failing: Failure.self) else {
      return try unrecorded(message, body)
    }
    if call.isLost { return }
    var failure: Failure?
    call.run { do throws(Failure) { try body() } catch { failure = error } }
    if let failure {
      end(call, Failure.self, .throw).writePayload(failure)
      throw failure
    }
    end(call)
  }

  /// Runs `body`, a call with a result, and records the message with its arguments and its result or error.
  ///
  /// - Throws: The error that `body` throws, or the one of a fault.
  @inlinable public func call<Arguments, Value, Failure: Error>(
    _ message: StaticString,
    _ arguments: Arguments,
    _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    guard let call = try open(message, arguments, failing: Failure.self) else {
      return try unrecorded(message, body)
    }
    var result: Result<Value, Failure>?
    call.run { result = Result(catching: body) }
    return try finish(call, result)
  }

  /// Runs `body`, an asynchronous call, and records the message with its arguments and its result or error.
  ///
  /// - Throws: The error that `body` throws, or the one of a fault.
  @inlinable @inline(__always) public func call<Arguments, Value, Failure: Error>(
    _ message: StaticString,
    _ arguments: Arguments,
    _ body: () async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    guard let call = try open(message, arguments, isAwaited: true, failing: Failure.self) else {
      return try await unrecorded(message, body)
    }
    var result: Result<Value, Failure>?
    await call.run {
      do throws(Failure) { result = .success(try await body()) } catch { result = .failure(error) }
    }
    return try finish(call, result)
  }

  /// Runs `body`, a call of a message whose name was made at run time, and records it; no fault applies.
  func call<Arguments, Value>(_ message: InternedText, _ arguments: Arguments, _ body: () -> Value)
    -> Value
  {
    guard isOpen else { return body() }
    let call = begin(message, Arguments.self)
    call.writePayload(arguments)
    var result: Result<Value, Never>?
    call.run { result = .success(body()) }
    return finish(call, result)
  }
}

extension StaticString {
  /// Whether a message of this name calls a method and not a property: `rows()`, not `rows`.
  @usableFromInline var isMethod: Bool {
    utf8CodeUnitCount > 0 && utf8Start[utf8CodeUnitCount - 1] == UInt8(ascii: ")")
  }
}

// The steps of a call, recorded by the receiving object or by the stand-in of a double:
//
// 1. A fault may drop, double, delay, move or reorder a message without a result.
// 2. While no recorder records, the call runs unrecorded.
// 3. A fault may throw an error instead of running the call.
// 4. In a runaway conversation the message is recorded as `[stopped]`, and the body must not run.
// 5. Otherwise the call is recorded and its body runs: the object's method, or the method of the fake that replaces the
//   object.

extension _SeamLink {
  /// Whether the recorder is recording and injected faults or fakes may change messages.
  public var hasFaults: Bool { recording_log_has_faults(recorder.log.raw) && recorder.isRecording }

  /// Sends a message without a result, which an injected fault may drop, double, delay, move or reorder.
  public func send<Arguments>(
    _ message: StaticString,
    _ arguments: Arguments,
    _ body: @escaping () -> Void
  ) { send(InternedText(message), arguments, body) { call(message, arguments, body) } }

  /// Delivers a message without a result as a fault demands, or plainly without one; `deliver` records the call and runs `body`.
  func send<Arguments>(
    _ message: InternedText,
    _ arguments: Arguments,
    _ body: @escaping () -> Void,
    deliver: @escaping () -> Void
  ) {
    switch fault(of: message, arguments, where: \.isOfDelivery) {
    case nil, .throw, .rewrite: deliver()
    case .drop: recorder.recordLost(record(of: message), .dropped, arguments)
    case .double:
      deliver()
      deliver()
    case .delay(let milliseconds):
      sendLater(message, arguments, body, after: milliseconds, on: recorder.executor)
    case .move(let executor): sendLater(message, arguments, body, after: 0, on: executor)
    case .reorder:
      let span = Span.current
      return recorder.faults.locked { $0.held.append(.init(link: self) { span.run(deliver) }) }
    }
    recorder.releaseHeld(from: sender, to: receiver)
  }

  /// Returns the record of a call, or of a lost message if delivery has stopped and `mayStop`; nil if not recorded.
  ///
  /// - Throws: The error of a fault.
  @inlinable @inline(__always) func open<Arguments, Failure: Error>(
    _ message: StaticString,
    _ arguments: Arguments,
    mayStop: Bool = false,
    isAwaited: Bool = false,
    failing: Failure.Type
  ) throws(Failure) -> OpenRecord? {
    guard isOpen, recordsReads || message.isMethod else { return nil }
    if hasFaults { try fail(message, arguments, failing) }
    let call = begin(message, Arguments.self, mayStop: mayStop, isAwaited: isAwaited)
    call.writePayload(arguments)
    return call
  }
}
