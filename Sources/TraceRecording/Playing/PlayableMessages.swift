import PrintableText
import Traces

// The messages that can be written to a participant.

extension Recorder {
  /// Returns the identity and the object of a participant; nil if its object was released or is not known.
  func livingObject(of participant: Participant) -> (id: ParticipantID, object: AnyObject)? {
    registry.locked { registry in
      guard let index = registry.names.index(of: participant),
        let object = registry.members[index].object?.object
      else { return nil }
      return (ParticipantID(index: Int32(index)), object)
    }
  }

  /// Returns the messages, one per name, of the `@Doubled` protocols that a living participant has and that others reference.
  func messages(
    to participant: Participant
  ) -> [(message: _WritableMessage, playable: any _Playable.Type)] {
    guard let (_, object) = livingObject(of: participant) else { return [] }
    let objects = registry.locked { $0.members.compactMap { $0.object?.object } }
    var seen: Set<String> = []
    return objects.compactMap { $0 as? any _TracedRole }
      .flatMap { type(of: $0).__standIns.compactMap { $0 as? any _Playable.Type } }
      .filter { $0.__stands(for: object) }
      .flatMap { playable in playable.__messages.map { ($0, playable) } }
      .filter { seen.insert($0.message.name).inserted }
  }

  /// Returns the message to a participant that a text names, and the recording proxy of the message's protocol.
  ///
  /// - Throws: ``ValueError`` where the participant has no such message, or the message cannot be written.
  func entry(
    for text: String,
    to participant: Participant
  ) throws(ValueError) -> (_WritableMessage, any _Playable.Type) {
    let messages = messages(to: participant)
    guard !messages.isEmpty else {
      throw ValueError(
        "No message can be written to \(participant.name): none of its protocols is @Doubled."
      )
    }
    let name = MessageSyntax(text.spacedAsWritten())?.writtenName ?? text
    guard let entry = messages.first(where: { $0.message.name == name }) else {
      let suggestions = suggestions(for: name, among: messages.map(\.message.name))
      throw ValueError("\(participant.name) takes no \(name.readable).  It takes: \(suggestions).")
    }
    if let obstacle = entry.message.obstacle {
      throw ValueError("\(name) \(obstacle), so it cannot be written.")
    }
    return (entry.message, entry.playable)
  }

  /// Returns the elements of `names` with the base name of `name`, separated by commas; all `names` if there is none.
  private func suggestions(for name: String, among names: [String]) -> String {
    let similar = names.filter { Message($0).baseName == Message(name).baseName }
    return (similar.isEmpty ? names : similar).joined(separator: ", ")
  }
}
