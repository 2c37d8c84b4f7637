import Traces

/// An arrow from lane to lane; lanes are named by their places from the left.
struct ScriptArrow: Equatable {
  /// What kind of line it is.
  enum Style: Equatable {
    /// A call: a whole line.
    case call
    /// A call that does not wait.
    case asynchronous
    /// A value or an error handed back: dashes.
    case answer
    /// An answer to a call that did not wait.
    case lateAnswer
    /// A message that does not arrive.
    case lost
    /// Objects that come to be.
    case created
  }

  /// What kind of line it is.
  let style: Style
  /// The lane it leaves; nil when it comes from outside.
  let sender: Int?
  /// The lane it points at; nil when it leads outside.
  let receiver: Int?
  /// What it says.
  let words: RowWords
  /// Whether an activation of its receiver begins here.
  var opens = false
  /// Whether an activation of its sender ends here.
  var closes = false
  /// The lanes of those who are created here.
  var created: [Int] = []
  /// Those of them that begin here; one that was there before begins no more.
  var births: [Int] = []
}

extension ScriptArrow {
  /// The arrow of an event along a route; nil for what has none.
  init?(_ event: Event, along route: (sender: Int?, receiver: Int?)) {
    guard let style = Style(event.kind), route.sender ?? route.receiver != nil else { return nil }
    if event.kind == .action, route.receiver == nil { return nil }
    self.init(
      style: style,
      sender: route.sender,
      receiver: route.receiver,
      words: RowWords(event: event)
    )
  }
}

extension ScriptArrow.Style {
  fileprivate init?(_ kind: Event.Kind) {
    switch kind {
    case .action, .call: self = .call
    case .asyncCall: self = .asynchronous
    case .return, .throw: self = .answer
    case .reply: self = .lateAnswer
    case .lost: self = .lost
    case .created: self = .created
    case .gone, .wired, .stage, .screen, .graph, .note, .divider: return nil
    }
  }
}
