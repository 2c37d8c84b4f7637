import Traces

/// A participant that sent a message, and the index of the action that led to the message.
struct ActionSender: Hashable, Sendable {
  let action: Int
  let sender: Participant
}

/// For each action of a trace, the indices of each sender's last delivered message and of the last one delivered to a screen.
struct LastMessages: Sendable {
  private var bySender: [ActionSender: Int] = [:]
  private var toScreen: [Int: Int] = [:]

  init(_ trace: Trace, outermost: [Int]) {
    for (index, event) in trace.events.enumerated() where event.isMessage && event.kind != .lost {
      if let sender = event.sender {
        bySender[ActionSender(action: outermost[index], sender: sender)] = index
      }
      if event.receiver?.isScreen == true { toScreen[outermost[index]] = index }
    }
  }

  func hasMessage(from person: Participant, in action: Int, after index: Int) -> Bool {
    bySender[ActionSender(action: action, sender: person)].map { $0 > index } ?? false
  }

  func hasScreenMessage(in action: Int, after index: Int) -> Bool {
    toScreen[action].map { $0 > index } ?? false
  }

  var hasNoScreenMessages: Bool { toScreen.isEmpty }
}
