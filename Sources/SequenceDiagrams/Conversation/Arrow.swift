import Traces

/// The arrow of one row (numbered event) of a diagram, from lane to lane; a lane's index counts from 0 at the left.
struct Arrow: Hashable, Sendable {
  enum Style: Int, Hashable, Sendable {
    case call
    case asynchronous
    case answer
    case lost
    case created
  }

  let style: Style
  /// The index of the lane (participant's column) at the tail; nil if the sender is unknown or has no lane.
  let sender: Int?
  /// The index of the lane (participant's column) at the head; nil if the receiver is unknown or has no lane.
  let receiver: Int?

  /// Creates the arrow of an event between the lanes of `route`; nil for an event that is drawn without an arrow.
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
}
