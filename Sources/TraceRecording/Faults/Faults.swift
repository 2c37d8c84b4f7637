import Traces

/// The faults that a recorder puts in.
struct Faults {
  private var links: [PlannedLink] = []
  private var messages: [PlannedMessage] = []
  var held: [Held] = []
  var scheduler: (any Scheduler)?
  /// Whether the recorder keeps alive every object it meets, as it never should.
  var retainsParticipants = false
  private var retained: [AnyObject] = []

  /// A fault of references.
  struct PlannedLink {
    let fault: LinkFault
    let participant: String
    let property: String
    var hasStruck = false
  }

  /// A fault of messages, and how many that it may strike have passed.
  struct PlannedMessage {
    let fault: MessageFault
    let pattern: MessagePattern
    let occurrence: Int?
    var passed = 0
    var hasStruck = false

    /// Whether the pattern names this message, its participants by their names or their types.
    func strikes(_ event: Event) -> Bool {
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

  /// A message that waits for the end of the action, or for the next one on its way.
  struct Held {
    /// Its way; nil where it waits for the end.
    let link: _SeamLink?
    let deliver: () -> Void
  }
}

extension Faults {
  /// The fault that strikes a reference that is set now.
  mutating func strike(
    _ property: String,
    of participant: Participant,
    where canStrike: (LinkFault) -> Bool
  ) -> LinkFault? {
    let names = [participant.name, participant.type]
    let index = links.lastIndex { link in
      link.property == property && names.contains(link.participant) && canStrike(link.fault)
    }
    guard let index else { return nil }
    links[index].hasStruck = true
    return links[index].fault
  }

  /// Whether other values are planned for a message.
  var rewrites: Bool {
    messages.contains { if case .rewrite = $0.fault { true } else { false } }
  }

  /// Whether a fault is planned for messages of that name, or for any.
  func mayStrike(_ baseName: String) -> Bool {
    messages.contains { $0.pattern.mayMatch(baseName) }
  }

  /// The fault that strikes a message now; the message counts as one that passed.
  mutating func strike(_ event: Event, where canStrike: (MessageFault) -> Bool) -> MessageFault? {
    var struck: MessageFault?
    for index in messages.indices {
      guard canStrike(messages[index].fault), messages[index].strikes(event) else { continue }
      messages[index].passed += 1
      let occurrence = messages[index].occurrence ?? messages[index].passed
      guard occurrence == messages[index].passed, struck == nil else { continue }
      struck = messages[index].fault
      messages[index].hasStruck = true
    }
    return struck
  }

  /// The faults that have struck nothing yet.
  var idle: [InjectedFault] {
    links.filter { !$0.hasStruck }.map {
      InjectedFault(name: $0.fault.rawValue, target: "\($0.participant).\($0.property)")
    }
      + messages.filter { !$0.hasStruck }.map {
        InjectedFault(name: $0.fault.name, target: $0.pattern.text, occurrence: $0.occurrence)
      }
  }

  /// Plans a fault of a reference.
  mutating func plan(_ fault: LinkFault, _ participant: String, _ property: String) {
    links.append(PlannedLink(fault: fault, participant: participant, property: property))
  }

  /// Plans a fault of messages.
  mutating func plan(_ fault: MessageFault, _ pattern: MessagePattern, _ occurrence: Int?) {
    messages.append(PlannedMessage(fault: fault, pattern: pattern, occurrence: occurrence))
  }

  /// Keeps an object alive, where that is the fault.
  mutating func retain(_ object: AnyObject) {
    guard retainsParticipants, !retained.contains(where: { $0 === object }) else { return }
    retained.append(object)
  }

  /// No planned faults; delayed messages and the scheduler stay.
  var healed: Faults {
    var healed = self
    healed.links = []
    healed.messages = []
    healed.retainsParticipants = false
    healed.retained = []
    return healed
  }

  /// Takes out what waits between two, or all that waits.
  mutating func takeHeld(from sender: ParticipantID?, to receiver: ParticipantID?) -> [Held] {
    let isDue = { (held: Held) in
      sender == nil || held.link?.sender == sender && held.link?.receiver == receiver
    }
    let due = held.filter(isDue)
    held.removeAll(where: isDue)
    return due
  }
}

extension Participant {
  /// One whose name is the type's, as a pattern may say it to mean every object of a class.
  fileprivate var namedByType: Participant { Participant(named: type) }
}
