import CRecording
import Traces

/// What a fake answers with; only for what `@Doubled` adds.
public struct _Answers: Sendable {
  let recorder: Recorder
  /// The participant in whose place it answers.
  let receiver: ParticipantID

  /// What a message gives: what was set for it, else a placeholder.
  public func answer<Value>(_ message: StaticString) -> Value {
    let declared = DeclaredName("\(message)")
    if let value = property(declared.message, as: Value.self) { return value }
    if let value = given(declared, as: Value.self) { return value }
    if let text = recorder.playing.locked({ $0.stub(for: declared) }) {
      do throws(ValueError) { return try recorder.reader.value(text) } catch {
        recorder.note("\(declared.message) was answered with a placeholder.", error)
      }
    }
    guard let value = recorder.reader.placeholder(Value.self) else {
      preconditionFailure("Say what \(declared.message) gives: a \(typeName(Value.self)).")
    }
    return value
  }

  /// What a message gives or throws: `stub load throws` makes it throw.
  ///
  /// - Throws: The error that was set for the message.
  public func answer<Value, Failure: Error>(
    _ message: StaticString,
    throwing type: Failure.Type
  ) throws(Failure) -> Value {
    let declared = DeclaredName("\(message)")
    if case .failure(let error)? = recorder.playing.locked({ $0.answer(for: declared) }),
      let failure = error as? Failure
    {
      throw failure
    }
    let text = recorder.playing.locked { $0.stub(for: declared) }
    if let error = text?.thrown {
      let failure: Failure?
      do throws(ValueError) {
        failure = try recorder.reader.named(error, among: type)
      } catch {
        recorder.note("\(declared.message) did not throw.", error)
        failure = nil
      }
      if let failure { throw failure }
    }
    return answer(message)
  }

  /// Calls a closure with what was set for a message; without that nobody answers.
  public func callBack<Value>(_ message: StaticString, _ body: (Value) -> Void) {
    let declared = DeclaredName("\(message)")
    if let value = given(declared, as: Value.self) { return body(value) }
    guard let text = recorder.playing.locked({ $0.stub(for: declared) }) else { return }
    let value: Value
    do throws(ValueError) { value = try recorder.reader.value(text) } catch {
      return recorder.note("\(declared.message) was not answered.", error)
    }
    body(value)
  }

  /// Keeps the value of a property, which the fake gives from now on.
  public func set<Value>(_ property: StaticString, _ value: Value) {
    recorder.playing.locked { $0.properties[receiver, default: [:]]["\(property)"] = value }
  }

  private func given<Value>(_ message: DeclaredName, as type: Value.Type) -> Value? {
    guard case .value(let value)? = recorder.playing.locked({ $0.answer(for: message) }) else {
      return nil
    }
    return value as? Value
  }

  private func property<Value>(_ name: String, as type: Value.Type) -> Value? {
    // Nothing at all would be nil as an optional value.
    guard let value = recorder.playing.locked({ $0.properties[receiver]?[name] }) else {
      return nil
    }
    return value as? Value
  }
}

extension _SeamLink {
  /// What answers in the receiver's place, where the sender is alone; nil where it is not.
  public var answers: _Answers? {
    guard recording_log_has_faults(recorder.log.raw),
      recorder.playing.locked({ $0.soloist == sender })
    else { return nil }
    return _Answers(recorder: recorder, receiver: receiver)
  }

  /// What is handed over, with the values that somebody has written in the place of some.
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
