import CollaborationRules
import SequenceDiagrams
import Traces

extension Command {
  static let leaks = Command(
    name: "leaks",
    group: .break,
    usage: "leaks",
    help: """
      Says who is still there after  close, or though their screen was left, and what holds them: \
      a circle of references, or something that cannot be seen.
      """,
    run: { session, words throws(Refusal) in
      try expect(words, atMost: 0, "leaks")
      let trace = try session.visibleTrace()
      guard let leftovers = Leftovers(in: trace) else {
        throw .failed("Nobody knows yet who holds whom. Type  open  first.")
      }
      return leftovers.text(living: trace.living.count { !$0.isStore })
    }
  )
}

extension Leftovers {
  /// Each of them with the references that keep it alive.
  fileprivate func text(living: Int) -> StyledText {
    guard !retentions.isEmpty else {
      return StyledText(
        isClosed
          ? "Everybody is gone: nothing leaks.\n"
          : "Nobody is left behind: \(living.counted("object")) of what is open. "
            + "After  close  nobody should be there.\n"
      )
    }
    let count = retentions.count
    let verb = count == 1 ? "is" : "are"
    let when = isClosed ? "after close" : "though the screen was left"
    let heading = "\(count.counted("object")) \(verb) still there, \(when):\n"
    let lines = retentions.map { StyledText("  \($0)".escapingControls()) }
    return StyledText(heading, .bad) + StyledText(lines: lines) + unseen
  }

  private var unseen: StyledText {
    guard !closures.isEmpty else { return StyledText() }
    let names = closures.map(\.description).joined(separator: ", ").escapingControls()
    return StyledText("What stored closures capture cannot be seen: \(names).\n", .dim)
  }
}
