import Traces

/// The arrow of one row, from lane to lane.
struct Arrow: Hashable, Sendable {
  /// What kind of line it is.
  enum Style: Int, Hashable, Sendable {
    /// A call: a whole line.
    case call
    /// A call that does not wait.
    case asynchronous
    /// A value or an error handed back: dashes.
    case answer
    /// A message that does not arrive.
    case lost
    /// Objects that come to be.
    case created
  }

  /// What kind of line it is.
  let style: Style
  /// The lane it leaves; nil when nobody is known there.
  let sender: Int?
  /// The lane it points at; nil when there is none.
  let receiver: Int?

  /// The arrow of an event; nil for what has none.
  init?(_ event: Event, along route: Route) {
    switch event.kind {
    case .action, .call: style = .call
    case .asyncCall: style = .asynchronous
    case .return, .throw, .reply: style = .answer
    case .lost: style = .lost
    case .created: style = .created
    case .gone, .wired, .stage, .screen, .graph, .note, .divider: return nil
    }
    sender = route.sender
    receiver = route.receiver
    if sender == nil && receiver == nil { return nil }
    if event.kind == .action && receiver == nil { return nil }
  }

  /// Whether it returns to the lane it leaves.
  var isLoop: Bool { sender != nil && sender == receiver }
}
