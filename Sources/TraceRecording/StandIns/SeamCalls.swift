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
    guard let call = try open(message, arguments, failing: Failure.self) else {
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
