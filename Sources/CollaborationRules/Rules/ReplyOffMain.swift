import Sequences
import Traces

extension Rule {
  static let replyOffMain = Rule(
    "reply-off-main",
    nothing: "no message reached a View"
  ) { evidence in
    let told = evidence.calls.filter { $0.element.receiver?.role.counts(as: .view) == true }
    let wrong = told.filter {
      evidence.queue(of: $0.element) != Event.mainExecutor && !evidence.isMovedToMain($0.offset)
    }.map(\.element)
    return (wrong.grouped(by: \.route).compactMap(finding), Set(told.map { .message($0.offset) }))
  }

  private static func finding(_ events: [Event]) -> Finding? {
    guard let first = events.first, let sender = first.sender, let view = first.receiver else {
      return nil
    }
    let rows = events.compactMap(\.number)
    let what = events.map(\.rowName).listed(atMost: 4)
    return Finding(
      "\(sender) tells \(view) something on \(first.deliveredOn); a View belongs to main.",
      details: ["\(what) \(rows.count == 1 ? "was" : "were") delivered on \(first.deliveredOn)."],
      repair: "go to the main queue before \(sender.family) tells the View",
      rows: rows
    )
  }
}

extension Evidence {
  /// Returns the name of the queue on which a message was delivered; for a synchronous call, the queue of the call around it.
  fileprivate func queue(of event: Event) -> String {
    guard event.kind == .call else { return event.deliveredOn }
    let around = causes(of: event).first { $0.kind != .call }
    guard let around, around.deliveredOn != around.executor, event.executor == around.executor
    else { return event.deliveredOn }
    return around.deliveredOn
  }

  fileprivate func isMovedToMain(_ index: Int) -> Bool {
    let view = trace.events[index].receiver
    return facts.consequences(of: index).contains { later in
      let event = trace.events[later]
      return event.kind == .asyncCall && event.deliveredOn == Event.mainExecutor
        && (event.sender == view || event.receiver == view)
    }
  }
}
