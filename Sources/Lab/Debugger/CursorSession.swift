import CollaborationRules
import Stage
import TerminalText

extension Session {
  /// Returns the recording up to the last row that no open question of a lesson hides.
  func reachable() throws(Refusal) -> Moment {
    let now = try requireLoaded().now
    guard now.lastNumber > 0 else {
      throw .failed("Nobody has said anything yet. \(openFirst)")
    }
    return hiddenByQuestion.map { now.before(row: $0) } ?? now
  }

  var isInPast: Bool {
    guard let row = debugger.cursor, let loaded else { return false }
    return row < loaded.now.lastNumber
  }

  func cursorMoves() throws(Refusal) -> CursorMoves {
    let moment = try reachable()
    return CursorMoves(moment: moment, row: debugger.cursor ?? moment.lastNumber)
  }

  func stop(at row: Int?, because reason: String = "") throws(Refusal) -> StyledText {
    let last = try reachable().lastNumber
    debugger.cursor = row.map { min($0, last) }
    var text = reason.isEmpty ? StyledText() : StyledText(reason + "\n", .strong)
    text += stopText(at: try moment())
    guard row ?? last >= last else { return text }
    let end = hiddenByQuestion == nil ? "This is the end." : hidden(after: last)
    return text + StyledText(end + "\n", .dim)
  }

  func hidden(after row: Int) -> String {
    "What comes after #\(row) is hidden while the question is open."
  }

  func move(to target: (CursorMoves) -> Int?) throws(Refusal) -> StyledText {
    let moves = try cursorMoves()
    guard moves.row < moves.moment.lastNumber else {
      if hiddenByQuestion != nil { throw .failed(hidden(after: moves.row)) }
      throw .failed("The cursor is at the end.  goto #1  goes back, an action goes on.")
    }
    return try stop(at: target(moves))
  }

  /// Returns the calls during the last visible row; if no row is hidden, the calls that still wait for an answer.
  func callStack() throws(Refusal) -> CallStack {
    let moment = try momentWithRows()
    if let row = debugger.cursor { return CallStack(at: moment.at(row: row)) }
    return hiddenFrom == nil ? CallStack(atEndOf: moment) : CallStack(at: moment)
  }

  /// Returns the first row after `row` at which a breakpoint stops; each matching row up to there uses up a skip of its breakpoint.
  func firstStop(after row: Int, in moment: Moment) -> (row: Int, breakpoint: Breakpoint)? {
    let hits = debugger.breakpoints.map { breakpoint in
      breakpoint.hits(after: row, in: moment) {
        debugger.lookTally.noteFindingShown()
        return findingRows(in: moment)
      }
    }
    let stops = zip(debugger.breakpoints, hits).compactMap { breakpoint, hits in
      hits.dropFirst(breakpoint.remainingSkips).first.map { (row: $0, breakpoint: breakpoint) }
    }
    let first = stops.min { $0.row < $1.row }
    for (index, hits) in hits.enumerated() {
      let passed = hits.prefix { $0 <= first?.row ?? .max }.count
      let skips = debugger.breakpoints[index].remainingSkips
      debugger.breakpoints[index].remainingSkips = max(0, skips - passed)
    }
    return first
  }

  /// Returns the rows that are evidence for findings up to `moment`; with `fault`, only rows that are evidence for the rule with
  /// the fault's name.
  func findingRows(in moment: Moment, of fault: Fault? = nil) -> Set<Int> {
    guard let evidence = loaded?.evidence(moment, baselines) else { return [] }
    let rules = Rule.all.filter { fault == nil || $0.name == fault?.name }
    return Set(Review(evidence, by: rules).findings.flatMap(\.rows))
  }

  /// Stops at the action in `row` while messages are predicted or `set pace step` is on, else at a breakpoint; nil for no stop.
  func stopAfterAction(inRow row: Int) throws(Refusal) -> StyledText? {
    let moment = try reachable()
    if debugger.predictions.isOn, moment.lastNumber > row {
      return try stop(at: row) + (try askForNextMessage())
    }
    if debugger.stopsAtActions, moment.lastNumber > row { return try stop(at: row) }
    guard let (found, breakpoint) = firstStop(after: row, in: moment) else { return nil }
    return try stop(at: found, because: "Break: \(breakpoint.text)")
  }

  /// Throws a refusal if the cursor is before the last row; it asks a person whether `action` goes on from there or from the end.
  func refuseInPast(_ action: Action) throws(Refusal) {
    guard let row = debugger.cursor, isInPast else { return }
    guard isAttended else {
      throw .failed("The cursor stands at #\(row), in the past.  goto end  returns to the present.")
    }
    debugger.postponedAction = action
    throw .failed(
      "The cursor stands at #\(row), in the past. Go on from  here, so that what you did after it is "
        + "undone, or from the  end?"
    )
  }

  /// Performs the postponed action at the cursor for the reply `here`, at the end for `end`; other words cancel it.
  func placeReply(to words: [String]) throws(Refusal) -> StyledText? {
    guard let action = debugger.postponedAction else { return nil }
    debugger.postponedAction = nil
    let answer = words.filter { !["from", "the"].contains($0) }
    guard answer == ["here"] || answer == ["end"], let row = debugger.cursor else { return nil }
    let loaded = try requireLoaded()
    let count = loaded.now.actions.prefix { $0 <= row }.count
    if answer == ["here"], count < loaded.done.count {
      replace(by: loaded.keeping(first: count))
    }
    debugger.cursor = nil
    do throws(Refusal) { return try act(action) } catch {
      (self.loaded, debugger.cursor) = (loaded, row)
      throw error
    }
  }
}
