import CollaborationRules
import PrintableText
import TerminalText
import Traces

extension RetentionReport {
  /// Whether no object is alive that should be gone, and no reference cycle exists on an open screen.
  ///
  /// False if the object graph has several objects but neither references nor stored closures, so that leaks are invisible.
  public var isClean: Bool { retentions.isEmpty && standingCycles.isEmpty && !isUnread }

  /// Returns a report on the objects that should be gone, with what keeps each alive, and on reference cycles on open screens.
  ///
  /// `living` is by default the number of objects in the graph; objects that `pending` tasks may hold are listed apart.
  public func text(living: Int? = nil, pending: Int = 0, width: Int) -> StyledText {
    if isUnread { return unread(width) }
    guard retentions.isEmpty, standingCycles.isEmpty else {
      let unknown = living == nil && !unknownScreens.isEmpty ? [possibleLeaks] : []
      return StyledText(notes + unknown, .bad, width: width) + leaks(pending: pending, width: width)
    }
    let count = (living ?? livingCount).counted("object")
    let text =
      isClosed || living == nil && livingCount == 0
      ? "Everybody is gone: nothing leaks."
      : living == nil
        ? possibleLeaks
        : "Nothing is left behind: \(count) of open screens. After  close  none should be there."
    return StyledText(notes, .bad, width: width) + StyledText([text], width: width)
  }

  private func leaks(pending: Int, width: Int) -> StyledText {
    if retentions.isEmpty { return cycles(width) }
    let waiting = pending > 0 ? retentions.filter { $0.source == .unseen } : []
    let leaking = retentions.filter { !waiting.contains($0) }
    guard !leaking.isEmpty else { return text(of: waiting, pending) + cycles(width) }
    let verb = leaking.count == 1 ? "is" : "are"
    let when = isClosed ? "after close" : "though the screen was left"
    let heading = "\(leaking.count.counted("object")) \(verb) still there, \(when):\n"
    let lines = lines(of: leaking).map { StyledText("  \($0)".printable()) }
    let rest = waiting.isEmpty ? StyledText() : text(of: waiting, pending)
    // Continuation lines are indented deeper than the list of objects that a cycle keeps.
    let reasons = StyledText(lines: lines).wrapped(to: width, indentedBy: 4)
    return StyledText(heading, .bad) + reasons + unseen + rest + cycles(width)
  }

  private func unread(_ width: Int) -> StyledText {
    let text = """
      It cannot be said which objects are left behind: the object graph names \
      \(livingCount.counted("object")) and no reference between them.
      """
    let advice = notes.isEmpty ? ["Give each class of the screen a role and record again."] : notes
    return StyledText([text] + advice, .bad, width: width)
  }

  private func cycles(_ width: Int) -> StyledText {
    guard !standingCycles.isEmpty else { return "" }
    let one = standingCycles.count == 1
    let head =
      "\(standingCycles.count.counted("cycle")) \(one ? "stands" : "stand") while the screen is open; "
      + "\(one ? "its" : "their") objects stay when the screen is left:\n"
    let lines = StyledText(lines: standingCycles.map { StyledText("  \($0)".printable()) })
    return StyledText(head, .bad).wrapped(to: width) + lines.wrapped(to: width, indentedBy: 4)
  }

  private func lines(of retentions: [ObjectGraph.Retention]) -> [String] {
    var told: Set<ObjectGraph.Cycle> = []
    return retentions.flatMap { retention in
      guard case .cycle(let cycle) = retention.source else { return [reason(for: retention)] }
      guard told.insert(cycle).inserted else { return [] }
      let kept = retentions.filter { $0.source == retention.source && !$0.path.isEmpty }
      let names = cycle.participants.map(\.name)
      let verb = names.count == 1 ? "is" : "are"
      return ["\(names.listed()) \(verb) held by a cycle: \(cycle)"]
        + kept.map { "  from there \($0.way)" }
    }
  }

  /// Returns why an object is kept alive; an unknown holder in an open screen is given as "the screen that is open".
  private func reason(for retention: ObjectGraph.Retention) -> String {
    let (reason, unknown) = ("\(retention)", "is held by something unseen")
    guard !isClosed, reason.hasSuffix(unknown), let owner = retention.path.first?.owner,
      !retentions.contains(where: { $0.participant == owner })
    else { return reason }
    return reason.dropLast(unknown.count) + "stays with the screen that is open"
  }

  private func text(of waiting: [ObjectGraph.Retention], _ pending: Int) -> StyledText {
    let names = waiting.map(\.participant.name).joined(separator: ", ").printable()
    let (verb, objects) = waiting.count == 1 ? ("is", "it") : ("are", "them")
    return StyledText(
      "\(waiting.count.counted("object")) \(verb) still there: \(names).\n"
        + "\(pending == 1 ? "1 thing is" : "\(pending) things are") still due and may hold \(objects). "
        + "Type  wait, then  leaks.\n"
    )
  }

  private var unseen: StyledText {
    guard !closures.isEmpty else { return StyledText() }
    let names = closures.map(\.description).joined(separator: ", ").printable()
    return StyledText("What stored closures capture cannot be seen: \(names).\n", .dim)
  }
}
