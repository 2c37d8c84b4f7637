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

  /// Returns the double that answers while a reference is not set, by the reference's protocol; nil for none.
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
