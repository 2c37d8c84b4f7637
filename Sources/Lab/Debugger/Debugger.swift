import Stage

struct Debugger {
  /// The number of the last visible row; nil at the end.
  var cursor: Int?
  var breakpoints: [Breakpoint] = []
  /// Whether each action stops before its first message, as `set pace step` demands.
  var stopsAtActions = false
  var predictions = Predictions()
  /// The looks counted while a secret fault is sought.
  var lookTally = LookTally()
  /// The action that waits for a reply: continue from the cursor, or from the end.
  var postponedAction: Action?
}
