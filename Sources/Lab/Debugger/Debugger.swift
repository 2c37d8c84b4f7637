import Stage

struct Debugger {
  /// The number of the row at which the cursor stands, so that later rows are hidden; nil if the cursor is at the end.
  var cursor: Int?
  var breakpoints: [Breakpoint] = []
  /// Whether the cursor stops at each action before its first message, as after `set pace step`.
  var stopsAtActions = false
  var predictions = Predictions()
  var lookTally = LookTally()
  /// The action that waits for a person's reply whether to continue from the cursor or from the end; nil if none waits.
  var postponedAction: Action?
}
