import Traces

/// A participant that sends messages within one action.
struct ActionSender: Hashable, Sendable {
  let action: Int
  let sender: Participant
}

/// The last message of each sender, and the last message to a screen, in each action.
struct LastMessages: Sendable {
  private var bySender: [ActionSender: Int] = [:]
  private var toScreen: [Int: Int] = [:]

  /// Indexes a trace; `outermost` maps the index of each event to the index of its action.
  init(_ trace: Trace, outermost: [Int]) {
    for (index, event) in trace.events.enumerated() where event.isMessage && event.kind != .lost {
      if let sender = event.sender {
        bySender[ActionSender(action: outermost[index], sender: sender)] = index
      }
      if event.receiver?.isScreen == true { toScreen[outermost[index]] = index }
    }
  }

  /// Returns whether a message of a participant was delivered in an action after an index.
  func hasMessage(from person: Participant, in action: Int, after index: Int) -> Bool {
    bySender[ActionSender(action: action, sender: person)].map { $0 > index } ?? false
  }

  /// Returns whether a message reached a screen in an action after an index.
  func hasScreenMessage(in action: Int, after index: Int) -> Bool {
    toScreen[action].map { $0 > index } ?? false
  }

  var hasNoScreenMessages: Bool { toScreen.isEmpty }
}
