import Sequences
import Traces

extension Rule {
  static let leftBehind = Rule(
    "left-behind",
    """
    the objects of a screen go with it
    What: The View is gone or was left, and its Presenter, ViewModel, Interactor or Router is still there,
    though no living object holds it: a closure, a timer or a subscription does.
    Why: The object goes on working for a screen that nobody sees, and each visit adds one more
    object: it costs memory and battery, and answers arrive twice.
    Signs: After the row in which the View is gone the Presenter still has rows, or stands in the
    last object graph. Messages to the View are lost, for the reason gone.
    Repair: Capture weakly, and end timers and subscriptions when the screen goes.
    Hint: A cycle of properties is strong-output or strong-view. An open request may hold its
    caller; such an object is not judged. leaks lists every object that is left.
    Code:
    timer = .scheduledTimer(withTimeInterval: 1,
      repeats: true) { [weak self] _ in self?.tick() }
    // and when the screen goes: timer?.invalidate()
    """,
    yieldingTo: ["strong-closure", "recorder-retains", "late-reply"]
  ) { evidence in
    if evidence.isRetainedByRecorder == true { return .nothing(.nonRetainingRecorder) }
    let search = OutlivingObjects(evidence)
    if search.examined.isEmpty, evidence.trace.lanes.contains(where: evidence.isBeingLeft) {
      return .nothing(.screenEnd)
    }
    let groups = search.all.filter(\.closures.isEmpty).grouped { $0.people.map(\.family) }
    let findings = groups.compactMap(finding)
    return RuleResult(findings, examined: search.examined, none: "no View is gone")
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
      ? "No property of a living object holds \(unheld): a closure, a timer or a subscription does."
      : "What holds \(unheld) is not known: no reference was read."
    let work = group.work.isEmpty ? [] : ["Still at work in \(group.work.rowNames)."]
    return Finding(
      "left-behind",
      "\(names.listed(atMost: 4)) \(names.count == 1 ? "is" : "are") still there, though \(group.screen) \(group.isGone ? "is gone" : "was left").",
      details: [holder] + work + again,
      repair: group.repair,
      rows: groups.flatMap { [$0.row].compactMap(\.self) + $0.work }
    )
  }
}
