import CRecording
import Traces

// Doubles: fakes that stand where a reference is not set, so that one object is tested without the others.

extension Recorder {
  /// Makes a double for each playable protocol through which objects of a class speak.
  ///
  /// It stands where such a reference of an object made from now on is not set. Whoever asks keeps the doubles alive.
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

  /// The double that stands where a reference is not set.
  func double(at seam: _SeamPointer) -> FaultyReference? {
    guard playing.locked({ !$0.doubles.isEmpty }) else { return nil }
    let interface = Seam(seam.text.text).interface
    return playing.locked { $0.doubles[interface] }
  }
}

// MARK: - Answers

/// What somebody has said that fakes answer to a message.
package enum DoubleAnswer {
  /// The text of a value, or `throws` and the name of an error.
  case text(String)
  /// A value that they give, or call back with.
  case value(Any)
  /// An error that they throw.
  case failure(any Error)
}

extension Recorder {
  /// Sets what doubles answer to a message, by its name with or without labels.
  ///
  /// - Throws: ``ValueError`` where no double is asked that, or it is answered by another type.
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

/// Whether a value is of a type that is known only while running.
private func isValue<Value>(_ value: Any, of type: Value.Type) -> Bool { value is Value }
