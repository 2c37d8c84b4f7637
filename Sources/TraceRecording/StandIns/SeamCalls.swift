// Calls of each shape: with a result and without, that may be suspended or not.

extension _SeamLink {
  /// Runs a call without a result, and records it and its end.
  ///
  /// The message is written as it is declared, `load(from start:)`; several arguments are a tuple.
  /// In a conversation that has run away nothing runs, and the message is recorded as lost.
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
      end(call, Failure.self, .throw).hand(failure)
      throw failure
    }
    end(call)
  }

  /// Runs a call, and records it and its result.
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

  /// Runs a call that may be suspended, and records it and its result.
  ///
  /// - Throws: The error that `body` throws, or the one of a fault.
  @inlinable public func call<Arguments, Value, Failure: Error>(
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

  /// The same of a message whose name was made while the program runs, and that no fault strikes.
  func call<Arguments, Value>(_ message: InternedText, _ arguments: Arguments, _ body: () -> Value)
    -> Value
  {
    guard isOpen else { return body() }
    let call = begin(message, Arguments.self)
    call.hand(arguments)
    var result: Result<Value, Never>?
    call.run { result = .success(body()) }
    return finish(call, result)
  }
}

extension StaticString {
  /// Whether a message of this name calls a method, and reads no property: `rows()`, not `rows`.
  @usableFromInline var isMethod: Bool {
    utf8CodeUnitCount > 0 && utf8Start[utf8CodeUnitCount - 1] == UInt8(ascii: ")")
  }
}
