enum NotationArrow: String, CaseIterable {
  case thrown = "-->!"
  case answer = "-->"
  case created = "->*"
  case call = "->"
  case async = "~>"
  case gone = "-x*"
  case lost = "-x"

  static let list = "-> --> -->! ~> -x ->* -x*"

  /// Creates the arrow with which a kind of event is written; nil for a kind written without an arrow.
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

  init?(_ bytes: UnsafeRawBufferPointer) {
    guard (2...4).contains(bytes.count) else { return nil }
    let isDashed = bytes[0] == UInt8(ascii: "-")
    switch (bytes.count, bytes[1]) {
    case (2, UInt8(ascii: ">")) where isDashed: self = .call
    case (2, UInt8(ascii: ">")) where bytes[0] == UInt8(ascii: "~"): self = .async
    case (3, UInt8(ascii: "-")) where isDashed && bytes[2] == UInt8(ascii: ">"): self = .answer
    default: self.init(rawValue: bytes.text(0..<bytes.count))
    }
  }

  /// Returns the kind of an event with this arrow; a call by the User is an action.
  ///
  /// Every answer is a return here; `NotationTimeline` makes it a reply if its call was asynchronous.
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
