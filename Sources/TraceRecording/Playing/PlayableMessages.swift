import PrintableText
import Traces

// Who takes which message that somebody writes.

extension Recorder {
  /// A participant, and the object that it is; nil where nobody lives under that name.
  func known(_ participant: Participant) -> (id: ParticipantID, object: AnyObject)? {
    registry.locked { registry in
      guard let index = registry.index(of: participant),
        let object = registry.members[index].object?.object
      else { return nil }
      return (ParticipantID(index: Int32(index)), object)
    }
  }

  /// Each message of the playable protocols to which a participant conforms, once.
  func messages(
    to participant: Participant
  ) -> [(message: _WritableMessage, playable: any _Playable.Type)] {
    guard let (_, object) = known(participant) else { return [] }
    let objects = registry.locked { $0.members.compactMap { $0.object?.object } }
    var seen: Set<String> = []
    return objects.compactMap { $0 as? any _TracedRole }
      .flatMap { type(of: $0).__standIns.compactMap { $0 as? any _Playable.Type } }
      .filter { $0.__stands(for: object) }
      .flatMap { playable in playable.__messages.map { ($0, playable) } }
      .filter { seen.insert($0.message.name).inserted }
  }

  /// The message that a text says to a participant, and the protocol that has it.
  ///
  /// - Throws: ``ValueError`` where the participant takes no such message, or nobody can write it.
  func entry(
    for text: String,
    to participant: Participant
  ) throws(ValueError) -> (_WritableMessage, any _Playable.Type) {
    let messages = messages(to: participant)
    guard !messages.isEmpty else {
      throw ValueError(
        "Nobody can write to \(participant.name): none of its protocols is @Doubled."
      )
    }
    let name = MessageSyntax(text.spacedAsWritten())?.writtenName ?? text
    guard let entry = messages.first(where: { $0.message.name == name }) else {
      let offered = offered(for: name, among: messages.map(\.message.name))
      throw ValueError("\(participant.name) takes no \(name.readable).  It takes: \(offered).")
    }
    if let obstacle = entry.message.obstacle {
      throw ValueError("\(name) \(obstacle), so nobody can write it.")
    }
    return (entry.message, entry.playable)
  }

  /// The names that are like another but for their labels; all where none is.
  private func offered(for name: String, among names: [String]) -> String {
    let similar = names.filter { Message($0).baseName == Message(name).baseName }
    return (similar.isEmpty ? names : similar).joined(separator: ", ")
  }
}
