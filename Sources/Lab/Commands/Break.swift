import PrintableText
import SequenceDiagrams
import Sequences
import Stage
import TerminalText
import Traces

extension Command {
  static let `break` = Command(
    usage: "break [A -> B [message]|lost|finding|screen|ROLE] [after N] [if TEXT]  or  break - N",
    help: """
      Stops  continue  and actions at such a row:
      break View -> Presenter            a message; _ is any participant
      break Presenter -> View showTodos  that message
      break interactor                   a message from or to the Interactor
      break lost                         a message that reached no object
      break finding                      a row that a finding rests on
      break screen                       the row before the screen changes
      With  after 2  it passes two such rows first; with  if TEXT  all rows that do not show TEXT.
      Alone it lists the breakpoints;  break - 1  removes the first,  break -  all.
      """,
    summary: "Stops where you say: break lost",
    example: CommandExample("break Presenter -> View", after: "load products"),
    complete: { session, words in session.breakpointWords(after: words) },
    run: { session, words throws(Refusal) in
      guard let first = words.first else { return session.breakpointList }
      if first == "-" { return try session.removeBreakpoint(Array(words.dropFirst())) }
      if first.hasPrefix("-"), Int(typed: first) != nil {
        return try session.removeBreakpoint([String(first.dropFirst())] + words.dropFirst())
      }
      return try session.addBreakpoint(words)
    }
  )
}

extension Session {
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
    let known = try knownRows()
    var reader = BreakpointReader(words, knowing: known)
    let breakpoint = try reader.breakpoint()
    debugger.breakpoints.append(breakpoint)
    let number = debugger.breakpoints.count
    return StyledText("Break \(number): ", .strong) + "\(breakpoint.text.printable())\n"
      + (breakpoint.canStop(at: known) ? "" : StyledText(never(stops: breakpoint, at: known), .dim))
  }

  private func never(stops breakpoint: Breakpoint, at known: [Event]) -> String {
    let isRecorded = loaded?.run.recorded != nil
    let reason = isRecorded ? "No row is such a message" : "No scenario has such a message"
    let text = "\(reason), so this \(isRecorded ? "never stops" : "may never stop")."
    guard let meant = breakpoint.likelyMessage(among: known) else { return text + "\n" }
    return "\(text)\nDid you mean \(meant)?\n"
  }

  private func knownRows() throws(Refusal) -> [Event] {
    let loaded = try requireLoaded()
    let moment = try moment()
    guard loaded.run.recorded == nil else { return moment.trace.events }
    let runs = baselines.scenarioRuns(of: loaded.run.module, loaded.run.variant)
    return moment.trace.events + runs.flatMap(\.trace.events)
  }

  fileprivate func breakpointWords(after words: [String]) -> [String] {
    let names = visibleLanes.map { $0.name.lowercased() }
    switch (words.count, words.dropFirst().first) {
    case (0, _): return ["finding", "lost", "screen"] + names
    case (2, "->"): return names
    case (3, "->"): return messages(from: words[0], to: words[2]) + ["after", "if"]
    default:
      let isRole = words.count == 1 && names.contains(words[0].lowercased())
      return ["after", "if"].filter { !words.contains($0) } + (isRole ? ["->"] : [])
    }
  }

  private func messages(from sender: String, to receiver: String) -> [String] {
    let events = (try? moment().recent.events) ?? []
    return events.filter { event in
      event.isMessage && event.sender?.isMeant(by: sender) ?? false
        && event.receiver?.isMeant(by: receiver) ?? false
    }
    .compactMap(\.message?.baseName).uniqued()
  }

  fileprivate func removeBreakpoint(_ words: [String]) throws(Refusal) -> StyledText {
    try Command.expect(words, atMost: 1, "break - N")
    guard let word = words.first else {
      debugger.breakpoints = []
      return "All breakpoints are removed.\n"
    }
    guard let number = Int(typed: word), debugger.breakpoints.indices.contains(number - 1) else {
      throw .misused("There is no breakpoint \(word.readable).  break  lists them.")
    }
    let removed = debugger.breakpoints.remove(at: number - 1)
    return "Removed: \(removed.text.printable())\n"
  }
}

extension Breakpoint {
  fileprivate func canStop(at rows: [Event]) -> Bool {
    guard case .message = condition else { return true }
    let intended = IntendedReceivers(rows.flatMap(\.participants).uniqued())
    return rows.contains { matches($0, intended) && (requiredText.map($0.shows) ?? true) }
  }

  /// Returns the message name between the same participants that is most similar to the breakpoint's, but not equal to it.
  fileprivate func likelyMessage(among rows: [Event]) -> String? {
    guard case .message(let pattern) = condition, let name = pattern.expected.message?.baseName
    else { return nil }
    let ends = [pattern.expected.sender?.name, pattern.expected.receiver?.name]
    let alike = rows.filter { row in
      row.isMessage
        && zip(ends, [row.sender?.name, row.receiver?.name]).allSatisfy {
          $0 == "_" || $0 == $1
        }
    }
    let names = alike.compactMap(\.message?.baseName)
    return name.nearest(in: names).flatMap { $0 == name ? nil : $0 }
  }
}
