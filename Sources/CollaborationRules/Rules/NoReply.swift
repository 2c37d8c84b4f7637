import Sequences
import Traces

extension Rule {
  static let noReply = Rule("no-reply") { evidence in
    let dropped = evidence.lost(.dropped)
    if let missing = evidence.missingCauses ?? evidence.missingEnd, dropped.isEmpty {
      return .nothing(missing)
    }
    let unanswered = UnansweredRequests(evidence)
    let unread = UnreadChanges(evidence)
    var result = RuleResult(
      dropped.grouped(by: \.kindOfMessage).compactMap(dropping)
        + unanswered.calls.grouped(by: \.kindOfMessage).compactMap(silence)
        + unread.all.compactMap(oversight),
      examined: unanswered.requests.examined.union(
        evidence.events(where: { $0.loss == .dropped }).map { .message($0.offset) }
      ),
      none: "no message requests data"
    )
    result.remark = [
      remark(on: unanswered.open, in: evidence.trace), remark(on: unanswered.undecided),
    ].compactMap(\.self).joined(separator: " ")
    return result
  }

  private static func remark(on open: [Event], in trace: Trace) -> String? {
    guard let last = open.last, let end = trace.events.last else { return nil }
    let time = "\(end.time &- last.time) ms after \(open.count > 1 ? "the last of them" : "it")"
    return "Not judged: whether \(open.compactMap(\.number).rowNames) will be answered; the trace "
      + "ends \(time). Record on until the answer comes. If none comes, "
      + "look for a way through the receiver that ends without it."
  }

  private static func remark(on undecided: [Event]) -> String? {
    if undecided.isEmpty { return nil }
    let rows = undecided.compactMap(\.number).rowNames
    return "Not judged: whether \(rows) should be answered; no answer came. "
      + "If the sender waits for one, look for a way through the receiver that ends without it."
  }

  private static func dropping(_ events: [Event]) -> Finding? {
    guard let first = events.first, let sender = first.sender else { return nil }
    let rows = events.compactMap(\.number)
    return Finding(
      "\(first.rowName) was dropped on its way from \(sender) to \(first.receiver?.name ?? "nobody").",
      details: ["A caller that waits for its effect waits for ever."]
        + (rows.count > 1 ? ["The same happened to \(Array(rows.dropFirst()).rowNames)."] : []),
      repair:
        "send it on every way out of the method in \(sender.family), also after an early return",
      rows: rows
    )
  }

  private static func silence(_ calls: [Event]) -> Finding? {
    guard let first = calls.first, let asked = first.receiver, let asker = first.sender else {
      return nil
    }
    let rows = calls.compactMap(\.number)
    return Finding(
      "\(asked) never answered \(first.rowName); \(asker) is still waiting.",
      details: rows.count > 1 ? ["Nor did it answer \(Array(rows.dropFirst()).rowNames)."] : [],
      repair: "answer on every way out of \(first.message?.baseName ?? "it") in \(asked.family)",
      rows: rows
    )
  }

  private static func oversight(_ change: UnreadChanges.Change) -> Finding? {
    guard let view = change.read.sender, let model = change.read.receiver else { return nil }
    let rows = [change.read.number, change.news.number].compactMap(\.self)
    return Finding(
      "\(view) has not read \(model) again since #\(rows.first ?? 0), and shows what it was then.",
      details: [
        "\(model) has received \(change.news.value?.summary ?? "a value") in #\(rows.last ?? 0)."
      ],
      repair:
        "observe again after each change in \(view.family): an observation ends with the first",
      rows: rows
    )
  }
}
