import Traces

struct Faults {
  var links: [PlannedLink] = []
  var messages: [PlannedMessage] = []
  var held: [HeldMessage] = []
  var scheduler: (any Scheduler)?
  var retainsParticipants = false
  private var retained: [AnyObject] = []

  struct PlannedLink {
    let fault: LinkFault
    let participant: String
    let property: String
    var wasApplied = false
  }

  /// An injected fault of messages, with the number of messages that have matched its pattern so far.
  struct PlannedMessage {
    let fault: MessageFault
    let pattern: MessagePattern
    let occurrence: Int?
    var passed = 0
    var wasApplied = false

    /// Returns whether the pattern matches a message; the pattern may give a participant by its name or its type.
    func matches(_ event: Event) -> Bool {
      let receivers = [event.receiver, event.receiver?.namedByType]
      return [event.sender, event.sender?.namedByType].contains { sender in
        receivers.contains { receiver in
          var event = event
          (event.sender, event.receiver) = (sender, receiver)
          return pattern.matches(event)
        }
      }
    }
  }

  /// A message that a fault holds back until the next message from its sender to its receiver, or until the action ends.
  struct HeldMessage {
    /// The link from sender to receiver; nil for a message that only the end of the action delivers.
    let link: _SeamLink?
    let deliver: () -> Void
  }

  /// Returns the last fault of the reference `property` that satisfies `canApply`, and marks the fault as applied; nil for none.
  mutating func takeFault(
    at property: String,
    of participant: Participant,
    where canApply: (LinkFault) -> Bool
  ) -> LinkFault? {
    let names = [participant.name, participant.type]
    let index = links.lastIndex { link in
      link.property == property && names.contains(link.participant) && canApply(link.fault)
    }
    guard let index else { return nil }
    links[index].wasApplied = true
    return links[index].fault
  }

  var rewrites: Bool {
    messages.contains { if case .rewrite = $0.fault { true } else { false } }
  }

  func mayApply(to baseName: String) -> Bool {
    messages.contains { $0.pattern.canMatch(baseName: baseName) }
  }

  /// Returns the first fault that applies to a message; nil for none.
  ///
  /// Each fault that satisfies `canApply` and matches the message counts it, also if another one is returned.
  mutating func takeFault(of event: Event, where canApply: (MessageFault) -> Bool) -> MessageFault?
  {
    var fault: MessageFault?
    for index in messages.indices {
      guard canApply(messages[index].fault), messages[index].matches(event) else { continue }
      messages[index].passed += 1
      let occurrence = messages[index].occurrence ?? messages[index].passed
      guard occurrence == messages[index].passed, fault == nil else { continue }
      fault = messages[index].fault
      messages[index].wasApplied = true
    }
    return fault
  }

  var idle: [InjectedFault] {
    links.filter { !$0.wasApplied }.map {
      InjectedFault(name: $0.fault.rawValue, target: "\($0.participant).\($0.property)")
    }
      + messages.filter { !$0.wasApplied }.map {
        InjectedFault(name: $0.fault.name, target: $0.pattern.text, occurrence: $0.occurrence)
      }
  }

  mutating func retain(_ object: AnyObject) {
    guard retainsParticipants, !retained.contains(where: { $0 === object }) else { return }
    retained.append(object)
  }

  /// Removes and returns the messages held back from `sender` to `receiver`; all messages held back if `sender` is nil.
  mutating func takeHeld(from sender: ParticipantID?, to receiver: ParticipantID?) -> [HeldMessage]
  {
    let isDue = { (held: HeldMessage) in
      sender == nil || held.link?.sender == sender && held.link?.receiver == receiver
    }
    let due = held.filter(isDue)
    held.removeAll(where: isDue)
    return due
  }
}

extension Participant {
  /// A participant whose name is the type of this one, for patterns that mean all objects of a class.
  fileprivate var namedByType: Participant { Participant(named: type) }
}
