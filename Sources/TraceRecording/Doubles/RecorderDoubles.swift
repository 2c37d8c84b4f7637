import CRecording
import Traces

// Doubles: fakes in place of references that are not set, so that one object is tested without the others.

extension Recorder {
  /// Creates a double (an object that answers) for each `@Doubled` protocol that a class references and that has no double yet.
  ///
  /// The result is the new doubles, which the caller must keep alive. A double is used where such a reference is not set, in
  /// objects created from now on.
  package func makeDoubles(for type: AnyClass) -> [AnyObject] {
    let standIns = (type as? any _TracedRole.Type)?.__standIns ?? []
    recording_log_set_faults(log.raw, true)
    return standIns.compactMap { $0 as? any _Playable.Type }.compactMap { playable in
      let boundary = String(typeName(playable).dropLast("StandIn".count))
      guard playing.locked({ $0.doubles[boundary] == nil }) else { return nil }
      return makeDouble(of: boundary, playable)
    }
  }

  private func makeDouble(of boundary: String, _ playable: any _Playable.Type) -> AnyObject {
    let id = registry.locked { $0.register(.conforming(to: boundary), type: boundary) }
    let double = playable.__fake(_Answers(recorder: self, receiver: id))
    registry.locked { $0.remember(double, as: id) }
    playing.locked { playing in
      playing.doubles[boundary] = FaultyReference(.weak, double)
      playing.doubledMessages += playable.__messages
    }
    return double
  }

  func double(at seam: _SeamPointer) -> FaultyReference? {
    guard playing.locked({ !$0.doubles.isEmpty }) else { return nil }
    let interface = Seam(seam.text.text).interface
    return playing.locked { $0.doubles[interface] }
  }

  /// Sets the answer of doubles to a message, by its name with or without labels.
  ///
  /// - Throws: ``ValueError`` where no double has such a message, or a value or error has another type.
  package func answer(_ message: String, _ answer: DoubleAnswer) throws(ValueError) {
    let all = playing.locked { $0.doubledMessages }
    let entries = all.filter { $0.name == message || Message($0.name).baseName == message }
    guard !entries.isEmpty else { throw .unasked(message, among: all.map(\.name)) }
    for entry in entries { try check(answer, of: entry) }
    playing.locked { $0.answers[message] = answer }
  }

  private func check(_ answer: DoubleAnswer, of entry: _WritableMessage) throws(ValueError) {
    let (value, type, verb): (Any, Any.Type?, String)
    switch answer {
    case .text: return
    case .value(let given): (value, type, verb) = (given, entry.answer, "gives")
    case .failure(let error): (value, type, verb) = (error, entry.failure, "throws")
    }
    guard let type else { throw ValueError("\(entry.name) \(verb) nothing.") }
    guard isValue(value, of: type) else {
      let other = typeName(Swift.type(of: value))
      throw ValueError("\(entry.name) \(verb) a \(typeName(type)), and no \(other).")
    }
  }
}

/// An answer of doubles (objects that take the place of others in tests) to a message.
package enum DoubleAnswer {
  /// The text of a value, or `throws` and the name of an error.
  case text(String)
  /// A value to return, or to pass to the completion closure.
  case value(Any)
  /// An error that the doubles throw.
  case failure(any Error)
}

private func isValue<Value>(_ value: Any, of type: Value.Type) -> Bool { value is Value }

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
        if let name = text.thrown { failure = try recorder.reader.named(name, among: type) }
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
    // The old value is released after the lock is given back.
    var value: Any? = value
    recorder.playing.locked { swap(&$0.properties[receiver, default: [:]]["\(property)"], &value) }
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
