import CRecording
import PrintableText
import Traces

// One participant alone among fakes, and the answers of these fakes.

extension Recorder {
  /// Runs a participant alone: its references lead to fakes of their `@Doubled` protocols from now on.
  ///
  /// - Throws: ``ValueError`` where the participant is not alive, a protocol is not `@Doubled`, or a fake has no value.
  public func leaveAlone(_ participant: Participant) throws(ValueError) {
    guard let (id, object) = livingObject(of: participant) else {
      throw .unknownObject(of: participant.name)
    }
    let standIns = (object as? any _TracedRole).map { Swift.type(of: $0).__standIns } ?? []
    if standIns.isEmpty, !SourceTable.parsed[registry.locked { $0.sources(of: id) }].calls.isEmpty {
      throw ValueError(
        "No fake can answer for other objects: no protocol that \(participant.name) refers to is @Doubled, or the "
          + "build is an optimized one."
      )
    }
    for type in standIns {
      guard let playable = type as? any _Playable.Type else {
        let name = typeName(type)
        throw ValueError("\(name.dropLast("StandIn".count)) is not @Doubled: it has no fake.")
      }
      for message in playable.__messages {
        guard let result = message.result, reader.placeholder(result) == nil else { continue }
        throw ValueError("\(message.name) gives a \(typeName(result)), which cannot be written.")
      }
    }
    playing.locked { $0.soloist = id }
    recording_log_set_faults(log.raw, true)
  }

  /// Sets the text that fakes answer to a message, named with or without labels; the text is not checked.
  public func stub(_ message: String, _ value: String) {
    playing.locked { $0.answers[message] = .text(value) }
  }

  /// Returns the declared names of the messages that can be stubbed while a participant is alone; none after its release.
  public func answeredMessages(of participant: Participant) -> [String] {
    stubbableMessages(of: participant).map(\.declared)
  }

  private func stubbableMessages(of participant: Participant) -> [_WritableMessage] {
    guard let object = livingObject(of: participant)?.object as? any _TracedRole else { return [] }
    return type(of: object).__standIns.compactMap { $0 as? any _Playable.Type }.flatMap {
      $0.__messages.filter { $0.answer != nil || $0.failure != nil }
    }
  }

  /// Checks that `text` can be the answer of a participant's fakes to `message`, a name with or without labels.
  ///
  /// - Throws: ``ValueError`` where the participant's fakes have no such message, or `text` is neither a value that the
  ///   message returns nor an error that it throws.
  public func checkStub(_ message: String, _ text: String, for participant: Participant)
    throws(ValueError)
  {
    let entry = try stubbableMessage(message, of: participant)
    let base = Message(entry.name).baseName
    if let error = text.thrown {
      guard let failure = entry.failure else {
        throw ValueError("\(entry.name) throws nothing.  stub \(base) VALUE")
      }
      _ = try reader.named(error, among: failure)
      return
    }
    guard let type = entry.answer else {
      throw ValueError("\(entry.name) gives nothing, but may throw.  stub \(base) throws")
    }
    _ = try reader.value(text, as: type)
  }

  private func stubbableMessage(_ message: String, of participant: Participant) throws(ValueError)
    -> _WritableMessage
  {
    let messages = stubbableMessages(of: participant)
    let entry = messages.first { $0.name == message || Message($0.name).baseName == message }
    if let entry { return entry }
    let names = messages.map(\.name).joined(separator: ", ")
    throw ValueError(
      names.isEmpty
        ? "\(participant.name) asks nobody for a value: there is nothing to stub."
        : "\(participant.name) asks nobody for \(message.readable).  It asks for: \(names)."
    )
  }
}
