import Sequences
import Traces

extension Rule {
  static let leftBehind = Rule(
    "left-behind",
    yieldingTo: ["strong-closure", "recorder-retains", "late-reply"]
  ) { evidence in
    if evidence.isRetainedByRecorder == true { return .nothing(.nonRetainingRecorder) }
    let search = OutlivingObjects(evidence)
    if search.examined.isEmpty, evidence.trace.lanes.contains(where: evidence.isBeingLeft) {
      return .nothing(.screenEnd)
    }
    let groups = search.all.filter(\.closures.isEmpty).grouped { $0.people.map(\.family) }
    let findings = groups.compactMap(finding)
    var result = RuleResult(findings, examined: search.examined, none: "no View is gone")
    result.remark = evidence.lateSenders(besides: Set(search.all.flatMap(\.people)))
    return result
  }

  private static func finding(_ groups: [OutlivingObjects.Group]) -> Finding? {
    guard let group = groups.first else { return nil }
    let again =
      groups.count > 1
      ? ["The same is true of \((groups.count - 1).counted("more screen")) of its kind."] : []
    let names = group.people.map(\.name)
    let unheld = group.unheldObjects.map(\.name).listed(atMost: 3)
    let holder =
      group.isRead
      ? "No property of a living object holds \(unheld): a closure, a timer, a subscription or a static property does."
      : "What holds \(unheld) is not known: not all references were read."
    let repair =
      "[weak self] in the closures of \(group.unheldObjects[0].family), and end its timers and subscriptions"
    let work = group.work.isEmpty ? [] : ["Still at work in \(group.work.rowNames)."]
    return Finding(
      "\(names.listed(atMost: 4)) \(names.count == 1 ? "is" : "are") still there, though \(group.screen) \(group.isGone ? "is gone" : "was left").",
      details: [holder] + work + again,
      repair: group.isRead ? repair : "",
      rows: groups.flatMap { $0.rows + $0.work }
    )
  }
}

extension Evidence {
  /// Returns a sentence about objects that went on sending to a View after its release, without an earlier cause, of which it is not
  /// known whether they should have gone with it; empty for none.
  fileprivate func lateSenders(besides known: Set<Participant>) -> String {
    let late = events(where: { $0.kind == .lost && $0.loss == .gone }).filter { index, event in
      guard let view = event.receiver, view.isScreen, let end = lifetimes.end(of: view),
        let sender = event.sender, sender.worksForScreen, !known.contains(sender),
        lifetimes.end(of: sender) == nil
      else { return false }
      return end < index && facts.outermost[index] > end
        && facts.ensembles[sender] == facts.ensembles[view]
    }.map(\.element)
    guard let first = late.first, let sender = first.sender, let view = first.receiver else {
      return ""
    }
    return "Not judged: whether \(sender) should have gone with \(view): it sent "
      + "\(late.compactMap(\.number).rowNames) after \(view) was gone. Look for a timer, a "
      + "subscription or a closure that holds it, and end it when the screen goes."
  }
}
