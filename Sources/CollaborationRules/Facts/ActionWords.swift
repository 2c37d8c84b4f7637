import Traces

/// Who speaks in which action.
struct ActionSender: Hashable, Sendable {
  let action: Int
  let sender: Participant
}

/// Who spoke last in each action, and when a screen was told something last.
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

  /// Whether somebody said anything in an action after an index that arrived.
  func speaks(_ person: Participant, in action: Int, after index: Int) -> Bool {
    spoken[ActionSender(action: action, sender: person)].map { $0 > index } ?? false
  }

  /// Whether any screen was told something in an action after an index.
  func draws(in action: Int, after index: Int) -> Bool { drawn[action].map { $0 > index } ?? false }

  /// Whether no screen is told anything at all.
  var isSilent: Bool { drawn.isEmpty }
}
