import CRecording

// The sender of a message is an object whose class's source can send that message.

extension Recorder {
  /// Whether the source of a participant's class calls a member of that message's name on another object.
  ///
  /// Each thread keeps what it was told, since one sender says the same things again and again.
  func confirms(_ sender: ParticipantID, _ message: InternedText) -> Bool {
    if recording_is_said(log.id, sender.index, message.number) { return true }
    let name = message.text.baseName
    let isSaid = registry.locked { $0.words(of: sender).mayCall(name) }
    if isSaid { recording_keep_said(log.id, sender.index, message.number) }
    return isSaid
  }

  /// The sender of a message that no reference tells: who is executing, where its source confirms it.
  @inline(__always)
  func sender(
    of message: InternedText,
    to receiver: ParticipantID,
    in span: Span
  ) -> ParticipantID {
    let isPlain = !recording_is_making(log.id, span.record)
    if isPlain, span.executing.index < 0 || span.executing == receiver { return span.executing }
    if isPlain, confirms(span.executing, message) { return span.executing }
    return searchedSender(of: message, to: receiver, in: span)
  }

  /// Searches the sender of a message whose span names an object that cannot have sent the message, or inside which
  /// objects are being made.
  ///
  /// Returns the receiver where the receiver calls itself, and `.absent` where no source confirms a sender.
  ///
  /// - Complexity: O(*n*), where *n* is the number of classes.
  private func searchedSender(
    of message: InternedText,
    to receiver: ParticipantID,
    in span: Span
  ) -> ParticipantID {
    let (executing, name) = (span.executing, message.text.baseName)
    let made = Self.makings(in: log.id, inside: span.record)
    return registry.locked { registry in
      let own = registry.words(of: executing)
      if executing.index >= 0, executing != receiver, own.mayCall(name) {
        let isInDoubt = made.contains {
          $0 != receiver && registry.words(of: $0).making.says.contains(name)
        }
        return isInDoubt ? .absent : executing
      }
      for id in made where id != executing {
        let making = registry.words(of: id).making
        if (id == receiver ? making.owns : making.says).contains(name) { return id }
      }
      if executing == receiver { return receiver }
      let only = registry.only { id, words in
        let reach = words.accessors(among: own.all.says)
        return (id == receiver ? reach.owns : reach.says).contains(name)
      }
      // While only an action runs, its receiver is the one that acts, by the words of the test or the stage.
      return only ?? (span.function == .none ? executing : .absent)
    }
  }

  /// The sender of a message that arrives outside of all that is recorded, as on a queue.
  ///
  /// That is the object that handed the work over, or the receiver itself where closures of its class call that member.
  func senderOutside(of message: InternedText, to receiver: ParticipantID) -> ParticipantID {
    if let sender = Span.handedOver(in: log.id)?.executing {
      return sender == receiver || confirms(sender, message) ? sender : .absent
    }
    let name = message.text.baseName
    return registry.locked { $0.words(of: receiver).later.contains(name) } ? receiver : .absent
  }

  /// The participants that are made inside a record of a recorder on this thread, the newest first.
  private static func makings(in log: UInt32, inside record: Int32) -> [ParticipantID] {
    var found: [ParticipantID] = []
    var age: UInt32 = 0
    while true {
      let index = recording_making_find(log, record, &age)
      if index < 0 { return found }
      found.append(ParticipantID(index: index))
    }
  }
}
