import Traces

/// A participant as the sender of messages in one action.
struct ActionSender: Hashable, Sendable {
  let action: Int
  let sender: Participant
}

/// The last message of each sender, and the last message to a screen, in each action.
struct ActionWords: Sendable {
  private var spoken: [ActionSender: Int] = [:]
  private var drawn: [Int: Int] = [:]

  /// Reads a trace; `outermost` names the action of each event by its index.
  init(_ trace: Trace, outermost: [Int]) {
    for (index, event) in trace.events.enumerated() where event.isMessage && event.kind != .lost {
      if let sender = event.sender {
        spoken[ActionSender(action: outermost[index], sender: sender)] = index
      }
      if event.receiver?.isScreen == true { drawn[outermost[index]] = index }
    }
  }

  /// Returns whether a participant sent a message in an action after an index, and it was delivered.
  func speaks(_ person: Participant, in action: Int, after index: Int) -> Bool {
    spoken[ActionSender(action: action, sender: person)].map { $0 > index } ?? false
  }

  /// Returns whether a message reached a screen in an action after an index.
  func draws(in action: Int, after index: Int) -> Bool { drawn[action].map { $0 > index } ?? false }

  /// Whether the trace has no message to a screen.
  var isSilent: Bool { drawn.isEmpty }
}
