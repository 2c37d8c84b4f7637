import Traces

extension Rule {
  static let strongOutput = Rule(
    "strong-output",
    nothing: "no object holds another one strongly",
    needs: [\.missingGraph]
  ) { evidence in
    let cycles = ReferenceCycles(evidence.trace).all.filter { !$0.isThroughView }
    let examined = evidence.strongReferences.map { Subject.reference($0.owner, $0.property) }
    return (cycles.map { finding(of: $0, evidence) }, Set(examined))
  }

  static func finding(of cycle: ReferenceCycles.Cycle, _ evidence: Evidence) -> Finding {
    let (owner, target) = (cycle.culprit.owner, cycle.culprit.target)
    return Finding(
      "\(owner) holds \(target) strongly, and is held by it.",
      details: cycle.sentences,
      repair: evidence.repair(of: cycle)
    )
  }
}

extension Evidence {
  func repair(of cycle: ReferenceCycles.Cycle) -> String {
    let (owner, property) = (cycle.culprit.owner.family, cycle.culprit.property)
    if cycle.isCollection { return "take it out of \(property) of \(owner) when it is done" }
    guard cycle.isHeldBesides else { return "" }
    let values = source?.valueInterfaces ?? []
    let family = cycle.culprit.target.family
    let interface = interface(of: cycle.culprit) ?? (values.contains(family) ? family : nil)
    guard let interface else { return "make \(property) of \(owner) weak" }
    // The declaration may end in `?` or in `!`, which the trace does not tell.
    let line = "write weak before var \(property) in \(owner)"
    if values.contains(interface) { return "protocol \(interface): AnyObject, then \(line)" }
    return isClassBound(interface) ? line : "\(line), with protocol \(interface): AnyObject"
  }

  /// Returns whether `type`, which is not among the source's `valueInterfaces`, is known to be a class or a protocol for classes.
  private func isClassBound(_ type: String) -> Bool {
    source != nil || trace.lanes.contains { $0.type == type }
      || seams.contains { $0.seam.interface == type && $0.seam.strength != .strong }
  }
}

extension ReferenceCycles.Cycle {
  var sentences: [String] {
    let gap =
      "No other object is known to hold \(culprit.target): find its owner before you make a reference weak."
    return ["The cycle: \(cycle).", consequence] + (isHeldBesides || isCollection ? [] : [gap])
  }

  private var consequence: String {
    guard let end else { return "No object in it is deallocated, nor any object that it holds." }
    return "No object in it could be deallocated until #\(end) opened the cycle."
  }
}
