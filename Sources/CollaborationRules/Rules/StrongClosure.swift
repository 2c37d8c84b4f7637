import Traces

extension Rule {
  static let strongClosure = Rule("strong-closure") { evidence in
    guard evidence.closeIndex == nil else {
      return evidence.evaluateUnreleasedObjects { unreleased in
        guard !unreleased.unexplained.isEmpty, !unreleased.graph.unseen.isEmpty,
          evidence.isRetainedByRecorder != true
        else { return nil }
        let (people, closures) = (unreleased.unexplained, unreleased.graph.unseen)
        return finding(people, " after close", closures, unreleased.unheldObjects, unreleased.rows)
      }
    }
    let search = OutlivingObjects(evidence)
    let groups = search.all.filter { !$0.closures.isEmpty }
    return RuleResult(
      groups.map { group in
        let end = ", though \(group.screen) was left"
        return finding(group.people, end, group.closures, group.unheldObjects, group.rows)
      },
      examined: search.examined,
      none: "no screen was left"
    )
  }

  private static func finding(
    _ people: [Participant],
    _ end: String,
    _ stored: [ObjectGraph.StoredClosure],
    _ unheld: [Participant],
    _ rows: [Int]
  ) -> Finding {
    let closures = stored.map(\.description)
    let held = unheld.map(\.name).listed(atMost: 3)
    let one = closures.count == 1 ? "It may hold" : "One of them may hold"
    return Finding(
      "\(people.map(\.name).listed(atMost: 4)) \(people.count == 1 ? "is" : "are") still there\(end).",
      details: [
        "No cycle of properties explains it: a closure holds them.",
        "Stored closures: \(closures.listed(atMost: 4)). \(one) \(held.isEmpty ? "them" : held).",
      ],
      repair: "[weak self] in \(closures.count == 1 ? closures[0] : "the closure of \(held)")",
      rows: rows
    )
  }
}
