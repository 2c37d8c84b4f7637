import Sequences
import Traces

extension Rule {
  static let replyOffMain = Rule(
    "reply-off-main",
    RulePage(
      "a View is told things on main only",
      what: "A message reaches a View on another queue than main.",
      why: """
        The screen belongs to main. Elsewhere two things may change it at once; it flickers, shows \
        old things, or the app stops.
        """,
      signs: """
        Often none, which is what makes it dangerous. In the trace a line on io stands before the \
        message.
        """,
      repair: "Go back to main where the slow work ends, before anybody on screen is told.",
      code: """
        ioQueue.async {
          let articles = repository.fetchAll()
          mainQueue.async { presenter?.didLoad(articles) }
        }
        """,
      hint: """
        What counts is where the message arrives at the seam. A View that goes to main by itself \
        has left it to every other View to do so too.
        """
    )
  ) { evidence in
    let told = evidence.calls.filter { $0.element.receiver?.role.isOfKind(to: .view) == true }
    let wrong = told.filter { $0.element.deliveredOn != Event.mainExecutor && !evidence.isMovedToMain($0.offset) }
      .map(\.element)
    return Judgement(
      wrong.grouped(by: \.route).compactMap(finding),
      judged: Set(told.map { .message($0.offset) }),
      none: "no message reached a View"
    )
  }

  private static func finding(_ events: [Event]) -> Finding? {
    guard let first = events.first, let sender = first.sender, let view = first.receiver
    else { return nil }
    let rows = events.compactMap(\.number)
    let what = events.map(\.rowName).listed(atMost: 4)
    return Finding(
      "reply-off-main",
      "\(sender) tells \(view) something on \(first.deliveredOn); a View belongs to main.",
      details: ["\(what) \(rows.count == 1 ? "was" : "were") delivered on \(first.deliveredOn)."],
      repair: "mainQueue.async { … } before \(sender.family) tells the View",
      rows: rows
    )
  }
}

extension Evidence {
  /// Whether a View that was told something elsewhere goes on with it on main.
  fileprivate func isMovedToMain(_ index: Int) -> Bool {
    let view = trace.events[index].receiver
    return facts.consequences(of: index).contains { later in
      let event = trace.events[later]
      return event.kind == .asyncCall && event.deliveredOn == Event.mainExecutor
        && (event.sender == view || event.receiver == view)
    }
  }
}
