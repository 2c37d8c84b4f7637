import Traces

extension Rule {
  static let strongView = Rule(
    "strong-view",
    nothing: "no reference leads to a View",
    needs: [\.missingGraph]
  ) { evidence in
    let references = evidence.references.filter { $0.target.isScreen && !$0.owner.isScreen }
    let cycles = ReferenceCycles(evidence.trace).all.filter(\.isThroughView)
    return (
      cycles.map { finding(of: $0, evidence) },
      Set(references.map { .reference($0.owner, $0.property) })
    )
  }
}
