import CRecording
import Traces

// Messages that people write, and answers that they give, with the protocols that are `@Traced(.playable)`.

extension Recorder {
  /// Lends values, so that a text can stand for one by its number among those of its type.
  public func lend(_ values: [Any]) { playing.locked { $0.lent = values } }

  /// Leaves a participant alone: whatever it references through playable protocols is a fake from now on.
  ///
  /// - Throws: ``ValueError`` where one of its references is not playable, or where a fake would have
  ///   nothing to answer.
  public func leaveAlone(_ participant: Participant) throws(ValueError) {
    guard let (id, object) = known(participant) else {
      throw .nobody(participant.name)
    }
    for type in (object as? any _TracedRole).map({ Swift.type(of: $0).__standIns }) ?? [] {
      guard let playable = type as? any _Playable.Type else {
        let name = typeName(type)
        throw ValueError(
          "\(name.dropLast("StandIn".count)) is not @Traced(.playable): it has no fake."
        )
      }
      for message in playable.__messages where !canAnswer(message.result) {
        throw ValueError(
          "\(message.name) gives a \(message.result.map(typeName) ?? "value"), which nobody can write."
        )
      }
    }
    playing.locked { $0.soloist = id }
    recording_log_set_faults(log.raw, true)
  }

  /// Sets what fakes answer to a message, by its name with or without labels.
  public func stub(_ message: String, _ value: String) {
    playing.locked { $0.stubs[message] = value }
  }

  /// Those who are there, in the order of the lanes.
  public var livingParticipants: [Participant] {
    lanes(
      of: registry.locked { registry in registry.living.compactMap { registry.participant($0) } }
    )
  }

  /// The object that a participant is, as long as it lives.
  public func object(_ participant: Participant) -> AnyObject? { known(participant)?.object }

  /// The messages that can be written to a participant, as they are declared.
  public func writableMessages(to participant: Participant) -> [String] {
    messages(to: participant).filter { $0.message.obstacle == nil }.map(\.message.declared)
  }

  /// The messages that fakes answer with a value while a participant is alone, as they are declared.
  public func answeredMessages(of participant: Participant) -> [String] {
    answers(of: participant).map(\.declared)
  }

  private func answers(of participant: Participant) -> [_WritableMessage] {
    guard let object = known(participant)?.object as? any _TracedRole else { return [] }
    return type(of: object).__standIns.compactMap { $0 as? any _Playable.Type }
      .flatMap { $0.__messages.filter { $0.answer != nil } }
  }

  /// What says a message to a participant as a person wrote it, `didSelect(at: 0)`.
  ///
  /// - Throws: ``ValueError`` where the participant takes no such message, or a text is no value of
  ///   its type.
  public func delivery(
    of text: String,
    to participant: Participant
  ) throws(ValueError) -> () -> Void {
    guard let (_, object) = known(participant) else { throw .nobody(participant.name) }
    let (entry, playable) = try entry(for: text, to: participant)
    let texts = MessageSyntax(text)?.writtenValues ?? []
    let call = _WrittenCall(name: entry.name, texts: texts, reader: reader)
    do {
      guard let body = try playable.__play(call, on: object) else {
        throw ValueError("\(participant.name) takes no \(entry.name) here.")
      }
      return { [self] in
        do { gave(try body()) } catch {
          playing.locked { $0.result = "It threw \(summary(of: error))." }
        }
      }
    } catch let error as ValueError {
      throw error
    } catch {
      throw ValueError("\(error)")
    }
  }

  private func gave(_ value: Any?) {
    guard let value, !(value is Void) else { return }
    playing.locked { $0.result = "It gave \(summary(of: value))." }
  }

  private func summary(of value: Any) -> String {
    written(value, of: DeclaredName("_(_ value:)")).values.first?.summary ?? ""
  }

  /// What the last message that was written gave or threw, as a sentence.
  ///
  /// Nil for nothing; it is told once.
  public func takeResult() -> String? {
    playing.locked { playing in
      defer { playing.result = nil }
      return playing.result
    }
  }

  /// Checks what a fake is to answer to a message, by its name with or without labels.
  ///
  /// - Throws: ``ValueError`` where a participant's fakes are not asked that, or the text is no value of
  ///   the type.
  public func checkStub(
    _ message: String,
    _ text: String,
    for participant: Participant
  ) throws(ValueError) {
    let messages = answers(of: participant)
    guard
      let entry = messages.first(where: {
        $0.name == message || $0.declared == message || Message($0.name).baseName == message
      }), let type = entry.answer
    else {
      let names = messages.map(\.name)
      throw ValueError(
        names.isEmpty
          ? "\(participant.name) asks nobody for a value: there is nothing to stub."
          : "\(participant.name) asks nobody for \(message).  It asks for: \(names.joined(separator: ", "))."
      )
    }
    if text == "throws" || text.hasPrefix("throws ") { return }
    try check(text, type)
  }

  private func check<Value>(_ text: String, _ type: Value.Type) throws(ValueError) {
    _ = try reader.value(text, as: type)
  }

  /// What could not be done of all that was written, in order.
  public var playingErrors: [ValueError] { playing.locked { $0.errors } }

  func note(_ error: any Error) {
    let error = error as? ValueError ?? ValueError("\(error)")
    playing.locked { $0.errors.append(error) }
  }

  /// What reads values that are written.
  var reader: ValueReader {
    ValueReader(lending: playing.locked { $0.lent }) { [self] name in
      registry.locked { $0.object(named: name) }
    }
  }
}

// MARK: - What a fake can answer

extension Recorder {
  private func canAnswer(_ type: Any.Type?) -> Bool {
    guard let type else { return true }
    return hasPlaceholder(type)
  }

  private func hasPlaceholder<Value>(_ type: Value.Type) -> Bool { reader.placeholder(type) != nil }
}
