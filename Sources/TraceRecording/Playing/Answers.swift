import CRecording

/// The answers that a fake (a test double) gives to messages; only for code that `@Doubled` generates.
public struct _Answers: Sendable {
  let recorder: Recorder
  /// The participant in whose place the fake answers.
  let receiver: ParticipantID

  /// Returns the answer to a message or to a read of a property: the value that was set, else a placeholder.
  ///
  /// Stops the program if no value was set and the type has no placeholder.
  public func answer<Value>(_ message: StaticString) -> Value {
    let declared = DeclaredName("\(message)")
    // The value is unwrapped before the cast: a missing entry would convert to an optional `Value` of nil.
    if let value = recorder.playing.locked({ $0.properties[receiver]?[declared.message] }),
      let value = value as? Value
    {
      return value
    }
    let other = "\(declared.message) was answered with a placeholder."
    if let value: Value = stubbedValue(declared, orElse: other) { return value }
    guard let value = recorder.reader.placeholder(Value.self) else {
      preconditionFailure("Say what \(declared.message) gives: a \(typeName(Value.self)).")
    }
    return value
  }

  /// Returns the answer to a message, or throws the error that was set: `stub load throws`.
  ///
  /// - Throws: The error that was set for the message.
  public func answer<Value, Failure: Error>(
    _ message: StaticString,
    throwing type: Failure.Type
  ) throws(Failure) -> Value {
    let declared = DeclaredName("\(message)")
    var failure: Failure?
    switch recorder.playing.locked({ $0.answer(for: declared) }) {
    case .failure(let error): failure = error as? Failure
    case .text(let text):
      do throws(ValueError) {
        failure = try text.thrown.map { name throws(ValueError) in
          try recorder.reader.named(name, among: type)
        }
      } catch {
        recorder.note("\(declared.message) did not throw.", error)
      }
    case .value, nil: break
    }
    if let failure { throw failure }
    return answer(message)
  }

  /// Calls a completion closure with the value that was set for a message; does nothing without a readable value.
  public func callBack<Value>(_ message: StaticString, _ body: (Value) -> Void) {
    let declared = DeclaredName("\(message)")
    if let value: Value = stubbedValue(declared, orElse: "\(declared.message) was not answered.") {
      body(value)
    }
  }

  /// Sets the value of a property, which the fake returns from now on.
  public func set<Value>(_ property: StaticString, _ value: Value) {
    recorder.playing.locked { $0.properties[receiver, default: [:]]["\(property)"] = value }
  }

  /// Returns the value that was set as the answer to a message; nil if none of this type was set.
  ///
  /// If a text was set that is unreadable, adds a failure with `consequence` and returns nil.
  private func stubbedValue<Value>(_ message: DeclaredName, orElse consequence: String) -> Value? {
    switch recorder.playing.locked({ $0.answer(for: message) }) {
    case .value(let value): return value as? Value
    case .text(let text):
      do throws(ValueError) { return try recorder.reader.value(text) } catch {
        recorder.note(consequence, error)
        return nil
      }
    case .failure, nil: return nil
    }
  }
}

extension _SeamLink {
  /// The answers of the receiver's fake, if the sender is the participant that was left alone among fakes; else nil.
  public var answers: _Answers? {
    guard recording_log_has_faults(recorder.log.raw),
      recorder.playing.locked({ $0.soloist == sender })
    else { return nil }
    return _Answers(recorder: recorder, receiver: receiver)
  }

  /// Returns the arguments of a message, with the values of an injected fault where it replaces some.
  public func edited<each Value>(
    _ message: StaticString,
    _ values: repeat each Value
  ) -> (repeat each Value) {
    guard hasFaults, let texts = texts(for: message, (repeat each values)) else {
      return (repeat each values)
    }
    var index = 0
    return (repeat edited(each values, &index, texts))
  }

  private func edited<Value>(_ value: Value, _ index: inout Int, _ texts: [String?]) -> Value {
    defer { index += 1 }
    guard texts.indices.contains(index), let text = texts[index] else { return value }
    do throws(ValueError) { return try recorder.reader.value(text) } catch {
      recorder.note("A value was not changed.", error)
      return value
    }
  }
}
