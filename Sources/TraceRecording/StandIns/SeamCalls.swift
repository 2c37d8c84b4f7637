// Calls: what becomes of each, whether the object itself records it or a stand-in.

extension _SeamLink {
  /// Decides what becomes of a call; returns its open record, or nil where it runs unrecorded.
  ///
  /// The chain, in its order:
  /// 1. A fault that drops, doubles, delays or moves messages has its say before, in `send`, which delivers through here.
  /// 2. While no recorder records, the call runs.
  /// 3. A fault may throw in its place.
  /// 4. In a conversation that has run away its record says `[stopped]`, and the body must not run.
  /// 5. Else it is recorded, and its body runs: the object's method, or the fake's that answers in its place.
  ///
  /// - Throws: The error of a fault.
  @inlinable @inline(__always)
  func open<Arguments, Failure: Error>(
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

  /// Runs a call without a result, and records it and its end.
  ///
  /// The message is written as it is declared, `load(from start:)`; several arguments are a tuple.
  /// In a conversation that has run away nothing runs, and the message is recorded as lost.
  ///
  /// - Throws: The error that `body` throws, or the one of a fault.
  @inlinable
  public func call<Arguments, Failure: Error>(
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
  @inlinable
  public func call<Arguments, Value, Failure: Error>(
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
  @inlinable
  public func call<Arguments, Value, Failure: Error>(
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
  func call<Arguments, Value>(
    _ message: InternedText,
    _ arguments: Arguments,
    _ body: () -> Value
  ) -> Value {
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
