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
      throw ValueError("Nobody is called \(participant.name).")
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

  /// The messages that can be written to a participant, as they are declared.
  public func writableMessages(to participant: Participant) -> [String] {
    messages(to: participant).filter { $0.message.obstacle == nil }.map(\.message.declared)
  }

  /// The messages that fakes answer with a value while a participant is alone, as they are declared.
  public func answeredMessages(of participant: Participant) -> [String] {
    guard let object = known(participant)?.object as? any _TracedRole else { return [] }
    return type(of: object).__standIns.compactMap { $0 as? any _Playable.Type }
      .flatMap { $0.__messages.filter { $0.result != nil }.map(\.declared) }
  }

  /// Says a message to a participant as a person wrote it, `didSelect(at: 0)`; gives the text of what
  /// came back, nil for nothing.
  ///
  /// - Throws: ``ValueError`` where the participant takes no such message, or a text is no value of
  ///   its type; and what the method throws.
  public func play(_ text: String, to participant: Participant) throws -> String? {
    guard let (_, object) = known(participant) else {
      throw ValueError("Nobody is called \(participant.name).")
    }
    let (entry, playable) = try entry(for: text, to: participant)
    let syntax = MessageSyntax(text)
    let texts = syntax.map(\.writtenValues) ?? []
    let call = _WrittenCall(name: entry.name, texts: texts, reader: reader)
    guard let result = try playable.__play(call, on: object) else {
      throw ValueError("\(participant.name) did not take \(entry.name).")
    }
    return result is Void ? nil : written(result, of: DeclaredName("_(_:)")).values.first?.summary
  }

  /// Whether somebody can say a message to a participant, without saying it.
  ///
  /// - Throws: ``ValueError`` where nobody can.
  public func checkPlay(_ text: String, to participant: Participant) throws(ValueError) {
    _ = try entry(for: text, to: participant)
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

// MARK: - Who takes what

extension Recorder {
  private func known(_ participant: Participant) -> (id: ParticipantID, object: AnyObject)? {
    registry.locked { registry in
      guard let index = registry.index(of: participant),
        let object = registry.members[index].object?.object
      else { return nil }
      return (ParticipantID(index: Int32(index)), object)
    }
  }

  /// Each message of the playable protocols to which a participant conforms.
  private func messages(
    to participant: Participant
  ) -> [(message: _WritableMessage, playable: any _Playable.Type)] {
    guard let (_, object) = known(participant) else { return [] }
    let objects = registry.locked { $0.members.compactMap { $0.object?.object } }
    var seen: Set<String> = []
    return objects.compactMap { $0 as? any _TracedRole }
      .flatMap { type(of: $0).__standIns.compactMap { $0 as? any _Playable.Type } }
      .filter { seen.insert(typeName($0)).inserted && $0.__stands(for: object) }
      .flatMap { playable in playable.__messages.map { ($0, playable) } }
  }

  private func entry(
    for text: String,
    to participant: Participant
  ) throws(ValueError) -> (_WritableMessage, any _Playable.Type) {
    let messages = messages(to: participant)
    guard !messages.isEmpty else {
      throw ValueError(
        "Nobody can write to \(participant.name): none of its protocols is @Traced(.playable)."
      )
    }
    let syntax = MessageSyntax(text)
    let name = syntax?.writtenName ?? text
    let named = messages.filter { $0.message.name == name || $0.message.declared == name }
    guard let entry = named.first else {
      let base = Message(name).baseName
      let similar = messages.filter { Message($0.message.name).baseName == base }
      let offered = (similar.isEmpty ? messages : similar).map(\.message.name)
      throw ValueError(
        "\(participant.name) takes no \(name).  It takes: \(offered.joined(separator: ", "))."
      )
    }
    if let obstacle = entry.message.obstacle {
      throw ValueError("\(name) \(obstacle), so nobody can write it.")
    }
    return (entry.message, entry.playable)
  }

  private func canAnswer(_ type: Any.Type?) -> Bool {
    guard let type else { return true }
    return hasPlaceholder(type)
  }

  private func hasPlaceholder<Value>(_ type: Value.Type) -> Bool { reader.placeholder(type) != nil }
}
