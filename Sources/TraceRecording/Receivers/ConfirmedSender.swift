import CRecording
import Traces

// The sender of a message is an object whose class's source can send that message.

extension Recorder {
  /// Whether a note tells the sender: the source of the reference's owner sends that message through the reference.
  ///
  /// Each thread keeps what it was told, since one sender says the same things again and again.
  func confirms(_ note: recording_note, _ message: InternedText) -> Bool {
    let (owner, seam) = (ParticipantID(index: note.owner), InternedText(number: note.seam))
    let fact = fact(of: owner, sends: message, in: seam)
    if recording_fact_is_known(fact) { return true }
    let (name, property) = (DeclaredName(message.text).message, Seam(seam.text).property)
    let isSent = registry.locked { $0.words(of: owner).sends(name, through: property) }
    if isSent { recording_fact_keep(fact) }
    return isSent
  }

  /// The sender of a message that no reference tells: the object that is executing, if its source confirms that.
  @inline(__always) func sender(of message: InternedText, to receiver: ParticipantID, in span: Span)
    -> ParticipantID
  {
    let executing = span.executing
    if executing.index < 0 {
      return registry.locked { $0.words(of: receiver).later.owns }.contains(message.text.baseName)
        ? receiver : executing
    }
    let isPlain = !recording_is_making(log.id, span.record)
    // The complement of a number stands for a call of the object to itself.
    let subject = executing == receiver ? ParticipantID(index: ~executing.index) : executing
    let fact = fact(of: subject, sends: message, in: span.function)
    if isPlain, recording_fact_is_known(fact) { return executing }
    let sender = searchedSender(of: message, to: receiver, in: span)
    if isPlain, sender == executing { recording_fact_keep(fact) }
    return sender
  }

  /// Searches the sender among those whose source can send the message there: the function that is running, initializers
  /// of the objects that are being made inside it, and computed properties, observers and subscripts that it names.
  ///
  /// Returns the receiver where the receiver calls itself, and `.absent` where no source confirms a sender, or more than one.
  ///
  /// - Complexity: O(*n*), where *n* is the number of classes.
  private func searchedSender(of message: InternedText, to receiver: ParticipantID, in span: Span)
    -> ParticipantID
  {
    let (executing, name) = (span.executing, message.text.baseName)
    let made = Self.makings(in: log.id, inside: span.record).filter { $0 != executing }
    return registry.locked { registry in
      let own = registry.words(of: executing)
      let reach = own.reach(of: span.function.text.baseName)
      if executing == receiver, reach.owns.contains(name) { return receiver }
      let called = made.reduce(reach.says) { $0.union(registry.words(of: $1).making.says) }
      let names = registry.reachable(from: called)
      let others =
        made.filter { id in
          let making = registry.words(of: id).making
          return (id == receiver ? making.owns : making.says).contains(name)
        }
        + registry.living { id, words in
          let reach = words.accessors(among: names)
          return id != executing && (id == receiver ? reach.owns : reach.says).contains(name)
        }
      if executing != receiver, own.hasUnseenCode || reach.says.contains(name) {
        return others.isEmpty ? executing : .absent
      }
      if let only = others.first { return others.count == 1 ? only : .absent }
      // An object's call to itself is no message. While only an action runs, its receiver is the one that acts, by the
      // words of the test or the stage.
      return executing == receiver || span.function == .none ? executing : .absent
    }
  }

  /// The sender of a message that arrives outside of all that is recorded, as on a queue.
  ///
  /// That is the receiver itself where closures of its class call that member, else the only living object whose closures
  /// do so without a seam, which would have left a note; `.absent` for none, and for several.
  ///
  /// - Complexity: O(*n*), where *n* is the number of classes.
  func senderOutside(of message: InternedText, to receiver: ParticipantID) -> ParticipantID {
    let name = message.text.baseName
    return registry.locked { registry in
      if registry.words(of: receiver).later.owns.contains(name) { return receiver }
      let others = registry.living { $0 != receiver && $1.later.says.contains(name) }
      guard others.count == 1, registry.words(of: others[0]).mayCallUnnoted(name) else {
        return .absent
      }
      return others[0]
    }
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
