import Traces

/// What can be made to go wrong with a reference, from the moment it is set.
public enum LinkFault: String, Sendable, CaseIterable {
  /// The assignment is refused: what nobody else holds is gone, as with the forgotten line.
  case `nil`
  /// It keeps alive what it points to, though it is declared weak.
  case strong
  /// It does not keep alive what it points to. A reference that is never nil stays strong.
  case weak
}

/// What can be made to go wrong with a message.
///
/// Only messages without a result can be dropped, doubled, delayed, reordered or moved; only
/// throwing ones can be made to throw.
public enum MessageFault: Sendable {
  /// It is not delivered.
  case drop
  /// It is delivered twice.
  case double
  /// It is delivered so many milliseconds later.
  case delay(Int)
  /// It is delivered after the next message between the same two, or when the action ends.
  case reorder
  /// It is delivered on another executor.
  case move(to: String)
  /// The call throws this error instead of running.
  case `throw`(any Error)
}

extension MessageFault {
  /// What the call throws, if it is made to throw.
  var error: (any Error)? {
    if case .throw(let error) = self { error } else { nil }
  }
}

/// The faults that a recorder puts in.
struct Faults {
  private(set) var links: [(fault: LinkFault, participant: String, property: String)] = []
  private(set) var messages: [Planned] = []
  var held: [Held] = []
  var scheduler: (any Scheduler)?

  /// A fault of messages, and how many that it may strike have passed.
  struct Planned {
    let fault: MessageFault
    let pattern: MessagePattern
    let occurrence: Int?
    var passed = 0
  }

  /// A message that waits for the next one between the same two.
  struct Held {
    let link: SeamLink
    let deliver: () -> Void
  }
}

extension Faults {
  /// The fault of a reference.
  func link(of participant: Participant, _ property: String) -> LinkFault? {
    links.last { fault in
      fault.property == property
        && [participant.name, participant.type].contains(fault.participant)
    }?.fault
  }

  /// The fault that strikes a message now; the message counts as one that passed.
  mutating func strike(_ event: Event, where canStrike: (MessageFault) -> Bool) -> MessageFault? {
    for index in messages.indices where messages[index].pattern.matches(event) {
      guard canStrike(messages[index].fault) else { continue }
      messages[index].passed += 1
      let occurrence = messages[index].occurrence
      if occurrence == nil || occurrence == messages[index].passed { return messages[index].fault }
    }
    return nil
  }

  /// Plans a fault of a reference.
  mutating func plan(_ fault: LinkFault, _ participant: String, _ property: String) {
    links.append((fault, participant, property))
  }

  /// Plans a fault of messages.
  mutating func plan(_ fault: MessageFault, _ pattern: MessagePattern, _ occurrence: Int?) {
    messages.append(Planned(fault: fault, pattern: pattern, occurrence: occurrence))
  }

  /// Forgets all faults that were planned.
  mutating func heal() {
    links = []
    messages = []
  }
}

/// What stands in the place of a reference while a fault holds.
final class FaultyReference: @unchecked Sendable {
  let kind: LinkFault
  private let strong: AnyObject?
  private(set) weak var weak: AnyObject?

  init(_ kind: LinkFault, _ target: AnyObject?) {
    self.kind = kind
    strong = kind == .strong ? target : nil
    weak = kind == .weak ? target : nil
  }

  /// What it holds, one way or the other.
  var held: AnyObject? { strong ?? weak }
}
