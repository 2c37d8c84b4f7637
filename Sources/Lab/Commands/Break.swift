import PrintableText
import Stage
import TerminalText
import Traces

extension Command {
  static let `break` = Command(
    name: "break",
    group: .step,
    usage: "break [A -> B [message]|lost|finding|screen|ROLE] [after N] [if TEXT]  or  break - N",
    help: """
      Stops  continue  and actions at such a row: break Presenter -> View showProducts, \
      break lost, break interactor, break screen after 2, break View -> _ if iPhone.
      Alone it lists the breakpoints; break - 1  removes the first,  break -  all.
      """,
    summary: "Stops where you say: break lost",
    occasions: [.past],
    example: CommandExample("break Presenter -> View", after: "load products"),
    complete: { session, words in
      words.isEmpty
        ? ["finding", "lost", "screen"] + session.visibleLanes.map { $0.name.lowercased() } : []
    },
    run: { session, words throws(Refusal) in
      guard let first = words.first else { return session.breakpointList }
      if first == "-" { return try session.removeBreakpoint(Array(words.dropFirst())) }
      return try session.addBreakpoint(words)
    }
  )
}

extension Session {
  /// The breakpoints with their numbers.
  fileprivate var breakpointList: StyledText {
    guard !debugger.breakpoints.isEmpty else {
      return "There is no breakpoint.  break lost  stops where a message is lost.\n"
    }
    return StyledText(
      lines: debugger.breakpoints.enumerated().map { index, breakpoint in
        StyledText("\(index + 1)", .dim) + "  \(breakpoint.text.printable())"
      }
    )
  }

  fileprivate func addBreakpoint(_ words: [String]) throws(Refusal) -> StyledText {
    var reader = BreakpointReader(words)
    let breakpoint = try reader.breakpoint()
    let known = try knownRows()
    if case .participant(let word) = breakpoint.condition {
      let names = known.flatMap(\.participants).filter { !$0.isUser }
      guard names.contains(where: { $0.isMeant(by: word) }) else {
        throw .unknown("participant", word, among: names.map { $0.name.lowercased() }.eachOnce)
      }
    }
    debugger.breakpoints.append(breakpoint)
    let number = debugger.breakpoints.count
    return StyledText("Break \(number): ", .strong) + "\(breakpoint.text.printable())\n"
      + (breakpoint.canStop(at: known) ? "" : StyledText(never, .dim))
  }

  private var never: String {
    "No scenario has such a message, so this may never stop;  play  lists them.\n"
  }

  /// The rows that were seen, and those of the scenarios.
  private func knownRows() throws(Refusal) -> [Event] {
    let loaded = try requireLoaded()
    let runs = baselines.scenarioRuns(of: loaded.run.module, loaded.run.variant)
    return try moment().trace.events + runs.flatMap(\.trace.events)
  }

  fileprivate func removeBreakpoint(_ words: [String]) throws(Refusal) -> StyledText {
    try Command.expect(words, atMost: 1, "break - N")
    guard let word = words.first else {
      debugger.breakpoints = []
      return "All breakpoints are removed.\n"
    }
    guard let number = Int(word), debugger.breakpoints.indices.contains(number - 1) else {
      throw .misused("There is no breakpoint \(word.readable).  break  lists them.")
    }
    let removed = debugger.breakpoints.remove(at: number - 1)
    return "Removed: \(removed.text.printable())\n"
  }
}

extension Breakpoint {
  /// Whether it could stop at one of some rows; what depends on more than a row always could.
  fileprivate func canStop(at rows: [Event]) -> Bool {
    guard case .message = condition else { return true }
    return rows.contains(where: matches)
  }
}
