import CRecording
import Traces

// The sender of a message: an object whose class's source can send that message.

extension Recorder {
  /// Returns whether the reader in `note` is the sender of a message: the reader's source sends the message through that reference.
  ///
  /// Each thread caches positive answers, since a sender repeats its messages.
  func confirms(_ note: recording_note, _ message: InternedText) -> Bool {
    let (owner, seam) = (ParticipantID(index: note.owner), InternedText(number: note.seam))
    let fact = fact(of: owner, sends: message, in: seam)
    if recording_fact_is_known(fact) { return true }
    let (name, property) = (DeclaredName(message.text).message, Seam(seam.text).property)
    let isSent = registry.locked { $0.calledMembers(of: owner).sends(name, through: property) }
    if isSent { recording_fact_keep(fact) }
    return isSent
  }

  /// Returns the sender of a message for which no note of a reader counts: the executing object, or another whose source sends it.
  ///
  /// Returns the receiver if it calls itself, and `.absent` if the sender is not known.
  @inline(__always) func sender(of message: InternedText, to receiver: ParticipantID, in span: Span)
    -> ParticipantID
  {
    let executing = span.executing
    if executing.index < 0 {
      return registry.locked { $0.calledMembers(of: receiver).deferred.onSelf }.contains(
        message.text.baseName
      )
        ? receiver : executing
    }
    let isPlain = !recording_is_making(log.id, span.record)
    // The bitwise complement of the index marks a call of the object to itself.
    let subject = executing == receiver ? ParticipantID(index: ~executing.index) : executing
    let fact = fact(of: subject, sends: message, in: span.function)
    if isPlain, recording_fact_is_known(fact) { return executing }
    let sender = findSender(of: message, to: receiver, in: span)
    if isPlain, sender == executing { recording_fact_keep(fact) }
    return sender
  }

  /// Finds the sender among the objects whose code can send the message now: the executing object, the objects being made inside
  /// its function, and the objects whose properties, observers or subscripts are used there.
  ///
  /// Returns the receiver if it calls itself, and `.absent` if several objects or none can send the message. If none can, directly
  /// inside an action, returns the receiver of the action.
  ///
  /// - Complexity: O(*n*), where *n* is the number of classes.
  private func findSender(of message: InternedText, to receiver: ParticipantID, in span: Span)
    -> ParticipantID
  {
    let (executing, name) = (span.executing, message.text.baseName)
    let made = Self.participantsBeingMade(in: log.id, inside: span.record).filter {
      $0 != executing
    }
    return registry.locked { registry in
      let own = registry.calledMembers(of: executing)
      let reach = own.reach(of: span.function.text.baseName)
      if executing == receiver, reach.onSelf.contains(name) { return receiver }
      let called = made.reduce(reach.onOthers) {
        $0.union(registry.calledMembers(of: $1).initialization.onOthers)
      }
      let names = registry.reachable(from: called)
      let others =
        made.filter { id in
          let initialization = registry.calledMembers(of: id).initialization
          return (id == receiver ? initialization.onSelf : initialization.onOthers).contains(name)
        }
        + registry.living { id, members in
          let reach = members.accessors(among: names)
          return id != executing && (id == receiver ? reach.onSelf : reach.onOthers).contains(name)
        }
      if executing != receiver, own.hasUnseenCode || reach.onOthers.contains(name) {
        return others.isEmpty ? executing : .absent
      }
      if let only = others.first { return others.count == 1 ? only : .absent }
      // A call of an object to itself is no message. Directly inside an action, the receiver of the action counts as
      // the sender, since the test or the stage speaks for it.
      return executing == receiver || span.function == .none ? executing : .absent
    }
  }

  /// Returns the sender of a message that arrives outside any recorded call or action, as on a queue.
  ///
  /// This is the receiver if closures of its class call the member on their own object. Else it is the only living object whose
  /// closures call the member without a seam, as a seam would have left a note; `.absent` for none or several.
  /// - Complexity: O(*n*), where *n* is the number of classes.
  func senderOutside(of message: InternedText, to receiver: ParticipantID) -> ParticipantID {
    let name = message.text.baseName
    return registry.locked { registry in
      if registry.calledMembers(of: receiver).deferred.onSelf.contains(name) { return receiver }
      let others = registry.living { $0 != receiver && $1.deferred.onOthers.contains(name) }
      guard others.count == 1, registry.calledMembers(of: others[0]).mayCallUnnoted(name) else {
        return .absent
      }
      return others[0]
    }
  }

  /// Returns the participants whose objects this thread has created inside the record at an index, the newest first.
  private static func participantsBeingMade(in log: UInt32, inside record: Int32) -> [ParticipantID]
  {
    var found: [ParticipantID] = []
    var age: UInt32 = 0
    while true {
      let index = recording_making_find(log, record, &age)
      if index < 0 { return found }
      found.append(ParticipantID(index: index))
    }
  }
}
