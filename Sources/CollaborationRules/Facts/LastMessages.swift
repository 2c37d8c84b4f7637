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

  /// Finds the last messages of a trace; `outermost` has the index of each event's action.
  init(_ trace: Trace, outermost: [Int]) {
    for (index, event) in trace.events.enumerated() where event.isMessage && event.kind != .lost {
      if let sender = event.sender {
        bySender[ActionSender(action: outermost[index], sender: sender)] = index
      }
      if event.receiver?.isScreen == true { toScreen[outermost[index]] = index }
    }
  }

  /// Returns whether an action led to a delivered message from `person` after the event at `index`.
  func hasMessage(from person: Participant, in action: Int, after index: Int) -> Bool {
    bySender[ActionSender(action: action, sender: person)].map { $0 > index } ?? false
  }

  /// Returns whether an action led to a message that reached a screen after the event at `index`.
  func hasScreenMessage(in action: Int, after index: Int) -> Bool {
    toScreen[action].map { $0 > index } ?? false
  }

  var hasNoScreenMessages: Bool { toScreen.isEmpty }
}
