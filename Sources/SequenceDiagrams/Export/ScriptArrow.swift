import Traces

/// An arrow of a diagram for other tools; lanes are named by their indices from the left.
struct ScriptArrow: Equatable {
  private let arrow: Arrow
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
  init?(_ event: Event, along route: Route) {
    guard let arrow = Arrow(event, along: route) else { return nil }
    self.init(arrow: arrow, words: RowWords(event: event))
  }

  private init(arrow: Arrow, words: RowWords) {
    self.arrow = arrow
    self.words = words
  }

  /// What kind of line it is.
  var style: Arrow.Style { arrow.style }
  /// The lane it leaves; nil when it comes from outside.
  var sender: Int? { arrow.sender }
  /// The lane it points at; nil when it leads outside.
  var receiver: Int? { arrow.receiver }
  /// Whether it answers a call that did not wait.
  var isLateAnswer: Bool { words.event.kind == .reply }
}
