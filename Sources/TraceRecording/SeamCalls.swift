// Calls on a seam: how a stand-in hands a message on, and has it recorded.

/// How a call ended.
@frozen public enum Ending {
  /// Without a value.
  case done
  /// With a value.
  case value(Any)
  /// With an error.
  case error(any Error)
}

extension SeamLink {
  /// Runs a call without a result, and records it and its end.
  ///
  /// The message is written as it is declared, `load(from start:)`; several arguments are a tuple.
  /// In a conversation that has run away nothing runs, and the message is recorded as lost.
  @inlinable
  public func call<Arguments, Failure: Error>(
    _ message: StaticString,
    _ arguments: Arguments,
    _ body: () throws(Failure) -> Void
  ) throws(Failure) {
    guard isOpen else { return try body() }
    if hasFaults { try fail(message, arguments, Failure.self) }
    var failure: Failure?
    perform(message, arguments, mayStop: true) {
      do throws(Failure) {
        try body()
        return .done
      } catch {
        failure = error
        return .error(error)
      }
    }
    if let failure { throw failure }
  }

  /// Runs a call, and records it and its result.
  @inlinable
  public func call<Arguments, Value, Failure: Error>(
    _ message: StaticString,
    _ arguments: Arguments,
    _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    guard isOpen else { return try body() }
    if hasFaults { try fail(message, arguments, Failure.self) }
    var result: Result<Value, Failure>?
    perform(message, arguments, mayStop: false) {
      do throws(Failure) {
        let value = try body()
        result = .success(value)
        return .value(value)
      } catch {
        result = .failure(error)
        return .error(error)
      }
    }
    guard let result else { preconditionFailure("a call that may not stop has run") }
    return try result.get()
  }

  /// Runs a call that may be suspended, and records it and its result.
  public func call<Arguments, Value, Failure: Error>(
    _ message: StaticString,
    _ arguments: Arguments,
    _ body: () async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    guard isOpen else { return try await body() }
    if hasFaults { try fail(message, arguments, Failure.self) }
    guard let span = begin(message, arguments, mayStop: false) else { return try await body() }
    let result: Result<Value, Failure> = await Span.$current.withValue(span) {
      do throws(Failure) { return .success(try await body()) } catch { return .failure(error) }
    }
    switch result {
    case .success(let value): end(span, with: .value(value))
    case .failure(let error): end(span, with: .error(error))
    }
    return try result.get()
  }
}

extension SeamLink {
  @usableFromInline func perform(
    _ message: StaticString,
    _ arguments: Any,
    mayStop: Bool,
    _ body: () -> Ending
  ) {
    guard let span = begin(message, arguments, mayStop: mayStop) else { return }
    let ending = Span.$current.withValue(span, operation: body)
    end(span, with: ending)
  }

  /// Records a call, and gives the span in which it runs; nil where it must not run.
  func begin(_ message: StaticString, _ arguments: Any, mayStop: Bool) -> Span? {
    let log = recorder.log
    let top = Span.current
    let around = top?.part(in: log.id)
    let depth = around?.depth ?? 0
    var record = Record(.call)
    record.sender = sender
    record.receiver = receiver
    record.parent = around?.record ?? origin
    record.name = InternedText(message)
    record.seam = seam
    record.function = function
    let runsAway = recorder.runsAway(at: depth)
    if runsAway, mayStop {
      recorder.lose(record, .stopped, arguments)
      return nil
    }
    let place = log.append(record, handing: recorder.kept(arguments, of: record.name))
    return Span(
      log.id,
      record: place ?? record.parent,
      executing: receiver,
      function: function == .none ? record.name : function,
      inside: top
    )
  }

  /// Records how a call ended.
  func end(_ call: Span, with ending: Ending) {
    recorder.end(call, from: receiver, to: sender, with: ending)
  }
}
