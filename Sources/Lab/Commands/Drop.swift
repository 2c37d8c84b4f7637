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
      try session.drop(row: try rowNumber(words.first, "drop #N"))
    }
  )
}

extension Session {
  fileprivate func drop(row number: Int) throws(Refusal) -> StyledText {
    let event = try row(number)
    let loaded = try requireLoaded()
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
    return try replay(loaded.run.editing(edit), heading) { dropped throws(Refusal) in
      guard !dropped.hasApplied(edit) else { return }
      throw .failed(
        loaded.run.secrets.isEmpty
          ? "#\(number) was made by an injected fault.  heal  takes the fault out."
          : "#\(number) cannot be dropped. Drop the message that led to it, or another one."
      )
    }
  }
}
