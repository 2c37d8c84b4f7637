import PrintableText
import Traces

// Messages that people write, for the protocols that are `@Doubled`.

extension Recorder {
  /// Sets the values that people can write in messages as numbers: the values of each type are numbered from 1.
  public func lend(_ values: [Any]) { playing.replace(\.lent, by: values) }

  /// The participants that are not released, in the order of their lanes (columns of a diagram).
  public var livingParticipants: [Participant] { registry.locked { $0.livingLanes } }

  /// Returns the object of a participant; nil where it was released or is not known.
  public func object(_ participant: Participant) -> AnyObject? {
    livingObject(of: participant)?.object
  }

  /// Returns the messages that people can write as text to a participant, as declared: `show(_ rows:)`.
  public func writableMessages(to participant: Participant) -> [String] {
    messages(to: participant).filter { $0.message.obstacle == nil }.map(\.message.declared)
  }

  /// Returns a closure that delivers a message written as text, `didSelect(at: 0)`, to a participant.
  ///
  /// - Throws: ``ValueError`` where the participant is released, the message does not exist or cannot be written, or a
  ///   text is missing or no value of its type.
  public func delivery(
    of text: String,
    to participant: Participant
  ) throws(ValueError) -> () -> Void {
    guard let (_, object) = livingObject(of: participant) else {
      throw .unknownObject(of: participant.name)
    }
    let (entry, playable) = try entry(for: text, to: participant)
    let texts = MessageSyntax(text.spacedAsWritten())?.writtenValues ?? []
    let declared = DeclaredName(entry.declared)
    guard texts.count == declared.parameters.count else {
      throw ValueError("\(entry.name) hands over values.  Write  \(declared.example)")
    }
    let call = _WrittenCall(name: entry.name, texts: texts, reader: reader)
    let body = try playable.__play(call, on: object)
    return { [self] in
      let result: String
      do {
        guard let value = try body?(), !(value is Void) else { return }
        result = "It gave \(summary(of: value))."
      } catch {
        result = "It threw \(summary(of: error))."
      }
      playing.locked { $0.result = result }
    }
  }

  private func summary(of value: Any) -> String {
    rendered(value, of: DeclaredName("_(_ value:)")).values.first?.summary ?? ""
  }

  /// Returns a sentence about the latest result or error of a written message, and forgets it; nil for none.
  public func takeResult() -> String? { playing.replace(\.result, by: nil) }

  /// The written messages, answers and values that could not be used, in order.
  public var playingFailures: [PlayingFailure] { playing.locked { $0.failures } }

  func note(_ consequence: String, _ error: ValueError) {
    playing.locked { $0.failures.append(PlayingFailure(error: error, consequence: consequence)) }
  }

  var reader: ValueReader {
    ValueReader(lending: playing.locked { $0.lent }) { [self] name in
      registry.locked { $0.object(named: name) }
    }
  }

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
      .filter { $0.__standIn(for: object, .none) != nil }
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
      let names = messages.map(\.message.name)
      let similar = names.filter { Message($0).baseName == Message(name).baseName }
      let suggestions = (similar.isEmpty ? names : similar).joined(separator: ", ")
      throw ValueError("\(participant.name) takes no \(name.readable).  It takes: \(suggestions).")
    }
    if let obstacle = entry.message.obstacle {
      throw ValueError("\(name) \(obstacle), so it cannot be written.")
    }
    return (entry.message, entry.playable)
  }
}

/// The state of messages that people write as text: answers of fakes, lent values, results and failures.
struct Playing {
  /// The values that a written message can name by type and number, counted from 1 among the values of one type.
  var lent: [Any] = []
  /// The participant that was left alone among fakes; nil for none.
  var soloist: ParticipantID?
  /// The doubles that answer for references that are not set, by protocol; held weakly, as the test keeps them alive.
  var doubles: [String: FaultyReference] = [:]
  var doubledMessages: [_WritableMessage] = []
  /// The answers of fakes, by the names of messages with or without labels.
  var answers: [String: DoubleAnswer] = [:]
  var properties: [ParticipantID: [String: Any]] = [:]
  var result: String?
  var failures: [PlayingFailure] = []

  func answer(for message: DeclaredName) -> DoubleAnswer? {
    answers[message.message] ?? answers[Message(message.message).baseName]
  }
}

/// A written message, answer or value that could not be used.
public struct PlayingFailure: Sendable {
  /// The reason why the message, answer or value could not be used.
  public let error: ValueError
  /// A sentence that says what happened instead of using the message, answer or value.
  public let consequence: String
}

extension String {
  /// The error's name in the text of an answer: empty for `throws`, `offline` for `throws offline`; nil for a value.
  var thrown: String? {
    self == "throws" || hasPrefix("throws ") ? String(dropFirst("throws ".count)) : nil
  }
}
