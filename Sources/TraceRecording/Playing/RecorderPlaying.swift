import Traces

// Messages that people write, for the protocols that are `@Doubled`.

extension Recorder {
  /// Lends values, so that a text can stand for one by its number among those of its type.
  public func lend(_ values: [Any]) { playing.locked { $0.lent = values } }

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

  /// What says a message to a participant as a person wrote it, `didSelect(at: 0)`.
  ///
  /// - Throws: ``ValueError`` where the participant takes no such message, or a text is no value of
  ///   its type.
  public func delivery(
    of text: String,
    to participant: Participant
  ) throws(ValueError) -> () -> Void {
    guard let (_, object) = known(participant) else { throw .unmet(participant.name) }
    let (entry, playable) = try entry(for: text, to: participant)
    let texts = MessageSyntax(text.spacedAsWritten())?.writtenValues ?? []
    let declared = DeclaredName(entry.declared)
    guard texts.count == declared.parameters.count else {
      throw ValueError("\(entry.name) hands over values.  Write  \(declared.example)")
    }
    let call = _WrittenCall(name: entry.name, texts: texts, reader: reader)
    let body = try playable.__play(call, on: object)
    return { [self] in
      do { gave(try body?()) } catch {
        playing.locked { $0.result = "It threw \(summary(of: error))." }
      }
    }
  }

  private func gave(_ value: Any?) {
    guard let value, !(value is Void) else { return }
    playing.locked { $0.result = "It gave \(summary(of: value))." }
  }

  private func summary(of value: Any) -> String {
    written(value, of: DeclaredName("_(_ value:)")).values.first?.summary ?? ""
  }

  /// What the message that was written for the last action gave or threw, as a sentence.
  ///
  /// Nil for nothing; it is told once.
  public func takeResult() -> String? {
    playing.locked { playing in
      defer { playing.result = nil }
      return playing.result
    }
  }

  /// What could not be done of all that was written, in order, with what became of it.
  public var playingFailures: [PlayingFailure] { playing.locked { $0.failures } }

  /// Keeps why something that was written could not be done, and what became of it.
  func note(_ consequence: String, _ error: ValueError) {
    playing.locked { $0.failures.append(PlayingFailure(error: error, consequence: consequence)) }
  }

  /// What reads values that are written.
  var reader: ValueReader {
    ValueReader(lending: playing.locked { $0.lent }) { [self] name in
      registry.locked { $0.object(named: name) }
    }
  }
}
