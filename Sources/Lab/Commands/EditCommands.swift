import PrintableText
import SequenceDiagrams
import TerminalText
import TraceRecording
import Traces

extension Command {
  static let drop = Command(
    usage: "drop #N",
    help: """
      Runs your actions again as if that message had never arrived, and shows what is different.
      undo  brings it back.
      """,
    summary: "Runs all again without a message: drop #3",
    example: CommandExample("drop #6", after: "load products; open"),
    maximumWords: 1,
    changesModule: true,
    needsModule: true,
    complete: { session, _ in session.rowNames },
    run: { session, words throws(Refusal) in
      let number = try rowNumber(words.first, "drop #N")
      let event = try session.row(number)
      let loaded = try session.requireLoaded()
      let before = loaded.now.trace
      guard event.kind != .lost else {
        throw .failed("#\(number) was lost already: there is nothing to drop.")
      }
      guard let edit = Edit(.drop, row: number, of: before) else {
        throw .failed("#\(number) is no message from one participant to another: nothing to drop.")
      }
      let answers = before.events.filter { $0.kind == .return && $0.cause == number }
      guard answers.allSatisfy({ $0.value == nil }) else {
        throw .failed(
          "#\(number) hands back a value that its sender goes on with: without it the program could "
            + "not run on.  Drop a message that returns nothing."
        )
      }
      let heading = StyledText("Dropped: ", .bad) + "#\(number), \(event.sentence).\n"
      return try session.replay(loaded.run.editing(edit), heading) { dropped throws(Refusal) in
        guard !dropped.hasApplied(edit) else { return }
        throw .failed(
          loaded.run.secrets.isEmpty
            ? "#\(number) was made by an injected fault.  heal  takes the fault out."
            : "#\(number) cannot be dropped. Drop the message that led to it, or another one."
        )
      }
    }
  )

  static let resend = Command(
    usage: "resend #N LABEL=VALUE",
    help: """
      Runs your actions again with other values in that message, and shows what is different: \
      resend #9 at=1. A value without a label goes by its parameter's name: \
      resend #6 products=[2]. Values are written as for  send;  undo  brings the old ones back.
      """,
    summary: "Runs all again with other values in a message",
    example: CommandExample("resend #9 at=1", after: "load products; open; tap 1"),
    changesModule: true,
    needsModule: true,
    complete: { session, words in
      guard let number = words.first else { return session.rowNames }
      let row = (try? rowNumber(number, "")).flatMap { try? session.row($0) }
      return row?.message?.arguments?.map { "\($0.label ?? $0.parameter)=" } ?? []
    },
    run: { session, words throws(Refusal) in
      let number = try rowNumber(words.first, "resend #N LABEL=VALUE")
      let event = try session.row(number)
      let loaded = try session.requireLoaded()
      let values = try event.newValues(in: words.dropFirst().joined(separator: " "))
      guard let edit = Edit(.rewrite(values), row: number, of: loaded.now.trace) else {
        throw .failed(
          "#\(number) is no message from one participant to another: nothing to resend."
        )
      }
      let title = "#\(number), \(event.sentence), with \(values.asArguments)".printable()
      let heading = StyledText("Sent again: ", .strong) + "\(title).\n"
      return try session.replay(loaded.run.editing(edit), heading) { after throws(Refusal) in
        if after.hasApplied(edit) { return try after.refuseWritingError() }
        throw .failed(
          "#\(number) does not go through a protocol that is @Doubled, so its values stay."
        )
      }
    }
  )
}

extension Session {
  /// Replays `run` in place of the loaded module, and returns what differs; keeps the loaded module if `check` throws.
  func replay(
    _ run: Run,
    _ heading: StyledText,
    checking check: (LoadedModule) throws(Refusal) -> Void
  ) throws(Refusal) -> StyledText {
    let before = try requireLoaded().now.trace
    let after = LoadedModule(replaying: run)
    try check(after)
    replace(by: after)
    let text = heading + after.skippedActionsNote
    guard !before.rows.isEmpty else { return text }
    let difference = TraceDifference(from: before, to: after.now.trace)
    return text + drawn(difference, from: "before", to: "now")
  }
}

extension Event {
  /// Returns the values in `words`, such as `at=1`, by the labels or parameters of this message.
  fileprivate func newValues(in words: String) throws(Refusal) -> [String: String] {
    let row = "#\(number ?? 0)"
    let names = (message?.arguments ?? []).map { $0.label ?? $0.parameter }
    guard !names.isEmpty else { throw .failed("\(row) hands over no values.") }
    var texts: [String: String] = [:]
    var name: String?
    for word in words.split(separator: " ") {
      if let sign = word.firstIndex(of: "="), names.contains(String(word[..<sign])) {
        name = String(word[..<sign])
        texts[name ?? ""] = String(word[word.index(after: sign)...])
      } else if let name {
        texts[name, default: ""] += " \(word)"
      } else {
        throw .misused(
          "\(String(word).readable) is none of its values.  "
            + "resend \(row) \(names.map { "\($0)=VALUE" }.joined(separator: " "))"
        )
      }
    }
    guard !texts.isEmpty else {
      throw .misused("With which value?  resend \(row) \(names[0])=VALUE")
    }
    return texts
  }
}
