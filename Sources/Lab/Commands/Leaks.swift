import CollaborationRules
import PrintableText
import TerminalText
import Traces

extension Command {
  static let leaks = Command(
    name: "leaks",
    group: .break,
    usage: "leaks",
    help: """
      Says who is still there after  close, or though their screen was left, and what holds them: \
      a cycle of references, or something that cannot be seen.
      """,
    summary: "Says who should be gone and is not",
    occasions: [.closed],
    example: CommandExample("leaks", after: "load products; inject strong-view; open; close"),
    needsWholeRun: true,
    run: { session, words throws(Refusal) in
      try expect(words, atMost: 0, "leaks")
      let moment = try session.moment()
      guard let leftovers = Leftovers(in: moment.trace) else {
        try session.refuseInsideAction()
        try session.refuseToLook(at: "who holds whom")
        throw .failed("Nobody knows yet who holds whom. Type  open  first.")
      }
      let pending = try session.requireLoaded().pending.count
      return leftovers.text(
        living: moment.living.count { !$0.isStore },
        pending: pending,
        width: session.settings.width
      )
    }
  )
}

extension Session {
  /// Refuses what is known at the end of an action only, where the cursor stands in the first one.
  fileprivate func refuseInsideAction() throws(Refusal) {
    guard let row = debugger.cursor else { return }
    let end = try reachable()
    guard end.graph != nil else { return }
    let next = end.actions.first { $0 > row } ?? end.lastNumber + 1
    throw .failed("Who holds whom is seen when an action has ended.  goto #\(next - 1)")
  }
}

extension Leftovers {
  /// Each of them with the references that keep it alive; those who may only wait for what is still
  /// due by themselves.
  fileprivate func text(living: Int, pending: Int, width: Int) -> StyledText {
    guard !retentions.isEmpty else {
      return StyledText(
        isClosed
          ? "Everybody is gone: nothing leaks.\n"
          : "Nobody is left behind: \(living.counted("object")) of what is open. "
            + "After  close  nobody should be there.\n"
      )
    }
    let waiting = pending > 0 ? retentions.filter { $0.source == .unseen } : []
    let leaking = retentions.filter { !waiting.contains($0) }
    guard !leaking.isEmpty else { return text(of: waiting, pending) }
    let verb = leaking.count == 1 ? "is" : "are"
    let when = isClosed ? "after close" : "though the screen was left"
    let heading = "\(leaking.count.counted("object")) \(verb) still there, \(when):\n"
    let lines = lines(of: leaking).map { StyledText("  \($0)".printable()) }
    let rest = waiting.isEmpty ? StyledText() : text(of: waiting, pending)
    // Deeper than those whom a cycle keeps, who stand below it.
    let reasons = StyledText(lines: lines).wrapped(to: width, indentedBy: 4)
    return StyledText(heading, .bad) + reasons + unseen + rest
  }

  /// Why each of them is there; a cycle is told once, with those whom it keeps.
  private func lines(of retentions: [ObjectGraph.Retention]) -> [String] {
    var told: Set<ObjectGraph.Cycle> = []
    return retentions.flatMap { retention in
      guard case .cycle(let cycle) = retention.source else { return [reason(for: retention)] }
      guard told.insert(cycle).inserted else { return [] }
      let kept = retentions.filter { $0.source == retention.source && !$0.path.isEmpty }
      return [heading(of: cycle)] + kept.map { "  from there \($0.way)" }
    }
  }

  private func heading(of cycle: ObjectGraph.Cycle) -> String {
    let names = cycle.participants.map(\.name)
    return "\(names.listed()) \(names.count == 1 ? "is" : "are") held by a cycle: \(cycle)"
  }

  /// Why somebody is there; who has not been left stays with the screens that are open.
  private func reason(for retention: ObjectGraph.Retention) -> String {
    let (reason, unknown) = ("\(retention)", "is held by something unseen")
    guard !isClosed, reason.hasSuffix(unknown), let owner = retention.path.first?.owner,
      !retentions.contains(where: { $0.participant == owner })
    else { return reason }
    return reason.dropLast(unknown.count) + "stays with the screen that is open"
  }

  /// Those whom what is still due may hold, so that nobody knows yet whether they leak.
  private func text(of waiting: [ObjectGraph.Retention], _ pending: Int) -> StyledText {
    let names = waiting.map(\.participant.name).joined(separator: ", ").printable()
    let (verb, whom) = waiting.count == 1 ? ("is", "it") : ("are", "them")
    return StyledText(
      "\(waiting.count.counted("object")) \(verb) still there: \(names).\n"
        + "\(pending == 1 ? "1 thing is" : "\(pending) things are") still due and may hold \(whom). "
        + "After  wait  leaks  tells.\n"
    )
  }

  private var unseen: StyledText {
    guard !closures.isEmpty else { return StyledText() }
    let names = closures.map(\.description).joined(separator: ", ").printable()
    return StyledText("What stored closures capture cannot be seen: \(names).\n", .dim)
  }
}
