import Stage

/// Where a person stands in the conversation, and where they want to stop.
struct Debugger {
  /// The number of the last row that is shown; nil at the end.
  var cursor: Int?
  /// Where `continue` and actions stop.
  var breakpoints: [Breakpoint] = []
  /// Whether the cursor stands before the first message of each action.
  var stopsAtActions = false
  /// What somebody predicts of the next messages.
  var predictions = Predictions()
  /// How often somebody has looked for a secret fault.
  var looks = Looks()
  /// What is to be done once it is said from where: from the cursor, or from the end.
  var waiting: Action?
}
