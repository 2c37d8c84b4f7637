import CollaborationRules
import Stage
import TerminalText
import Traces

// How a session moves its cursor, and where it stops.

extension Session {
  /// All that may be seen if the cursor goes wherever it can.
  func reachable() throws(Refusal) -> Moment {
    guard try requireLoaded().now.lastNumber > 0 else {
      throw .failed("Nobody has said anything yet. Type  open  first.")
    }
    let now = try requireLoaded().now
    return hiddenByQuestion.map { now.before(row: $0) } ?? now
  }

  /// Whether rows come after the one behind which the cursor stands.
  var isInPast: Bool {
    guard let row = debugger.cursor, let loaded else { return false }
    return row < loaded.now.lastNumber
  }

  /// Where the cursor can go from here.
  func cursorMoves() throws(Refusal) -> CursorMoves {
    let moment = try reachable()
    return CursorMoves(moment: moment, row: debugger.cursor ?? moment.lastNumber)
  }

  /// Puts the cursor behind a row, or at the end, and shows what is to be seen there.
  func stop(at row: Int?, because reason: String = "") throws(Refusal) -> StyledText {
    let last = try reachable().lastNumber
    debugger.cursor = row.map { min($0, last) }
    var text = reason.isEmpty ? StyledText() : StyledText(reason + "\n", .strong)
    text += CursorStop(session: self, moment: try moment()).text
    guard row ?? last >= last else { return text }
    return text
      + StyledText(hiddenByQuestion == nil ? "This is the end.\n" : hidden(after: last), .dim)
  }

  private func hidden(after row: Int) -> String {
    "What comes after #\(row) is hidden while the question is open.\n"
  }

  /// Moves the cursor on, or says that it stands at the end already.
  func move(to target: (CursorMoves) -> Int?) throws(Refusal) -> StyledText {
    let moves = try cursorMoves()
    guard moves.row < moves.moment.lastNumber else {
      if hiddenByQuestion != nil { throw .failed(String(hidden(after: moves.row).dropLast())) }
      throw .failed("The cursor is at the end.  goto #1  goes back, an action goes on.")
    }
    return try stop(at: target(moves))
  }

  /// What runs where the cursor stands: while its row happens, or at the end.
  func callStack() throws(Refusal) -> CallStack {
    let moment = try momentWithRows()
    if let row = debugger.cursor { return CallStack(at: moment.at(row: row)) }
    return hiddenFrom == nil ? CallStack(atEndOf: moment) : CallStack(at: moment)
  }

  /// The first row after another at which a breakpoint stops, and that breakpoint; counts the hits up
  /// to there that were passed over.
  func firstStop(after row: Int, in moment: Moment) -> (row: Int, breakpoint: Breakpoint)? {
    let hits = debugger.breakpoints.map { breakpoint in
      breakpoint.hits(after: row, in: moment) {
        debugger.looks.noteFinding()
        return findingRows(in: moment)
      }
    }
    let stops = zip(debugger.breakpoints, hits).compactMap { breakpoint, hits in
      hits.dropFirst(breakpoint.passes).first.map { (row: $0, breakpoint: breakpoint) }
    }
    let first = stops.min { $0.row < $1.row }
    for (index, hits) in hits.enumerated() {
      let passed = hits.prefix { $0 <= first?.row ?? .max }.count
      debugger.breakpoints[index].passes -= min(passed, debugger.breakpoints[index].passes)
    }
    return first
  }

  /// The rows that findings rest on, as far as can be seen at a moment.
  func findingRows(in moment: Moment) -> Set<Int> {
    guard let evidence = loaded?.evidence(moment, baselines) else { return [] }
    return Set(Review(evidence).findings.flatMap(\.rows))
  }

  /// Stops behind an action where somebody wants to stop; nil where nobody does.
  func stopAfterAction(inRow row: Int) throws(Refusal) -> StyledText? {
    let moment = try reachable()
    if debugger.predictions.isOn, moment.lastNumber > row {
      return try stop(at: row) + (try askForNextMessage())
    }
    if debugger.stopsAtActions, moment.lastNumber > row { return try stop(at: row) }
    guard let (found, breakpoint) = firstStop(after: row, in: moment) else { return nil }
    return try stop(at: found, because: "Break: \(breakpoint.text)")
  }

  /// Refuses an action while the cursor stands in the past; a person is asked from where to go on.
  func refuseInPast(_ action: Action) throws(Refusal) {
    guard let row = debugger.cursor, isInPast else { return }
    guard isAttended else {
      throw .failed(
        "The cursor stands at #\(row), in the past.  goto end  returns to the present."
      )
    }
    debugger.waiting = action
    throw .failed(
      "The cursor stands at #\(row), in the past. Go on from  here, so that what you did after it is "
        + "undone, or from the  end?"
    )
  }

  /// Does what waits for an answer to that question; nil where nothing waits, or it was not answered.
  func placeReply(to words: [String]) throws(Refusal) -> StyledText? {
    guard let action = debugger.waiting else { return nil }
    debugger.waiting = nil
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
