/// The sign between sender and receiver.
enum NotationArrow: String, CaseIterable {
  // Longer signs stand before those they begin with.
  case thrown = "-->!"
  case answer = "-->"
  case created = "->*"
  case call = "->"
  case async = "~>"
  case gone = "-x*"
  case lost = "-x"

  /// The arrows as an error message lists them, calls first.
  static let list = "-> --> -->! ~> -x ->* -x*"

  /// The arrow of a kind; nil for what is written after `=`.
  init?(_ kind: Event.Kind) {
    switch kind {
    case .action, .call: self = .call
    case .asyncCall: self = .async
    case .return, .reply: self = .answer
    case .throw: self = .thrown
    case .lost: self = .lost
    case .created: self = .created
    case .gone: self = .gone
    case .wired, .stage, .screen, .graph, .note, .divider: return nil
    }
  }

  /// The kind of an event with this arrow; an answer to an asynchronous call is a reply.
  func kind(from sender: Participant?) -> Event.Kind {
    switch self {
    case .call: sender?.isUser == true ? .action : .call
    case .async: .asyncCall
    case .answer: .return
    case .thrown: .throw
    case .lost: .lost
    case .created: .created
    case .gone: .gone
    }
  }
}
