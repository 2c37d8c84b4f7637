import Traces

extension Rule {
  static let strongView = Rule(
    "strong-view",
    RulePage(
      "nobody whom a View holds holds the View",
      what: """
        The View holds its Presenter, and the Presenter, or somebody behind it, holds the View, \
        strongly as well.
        """,
      why: """
        Each keeps the other alive. A screen that was left stays in memory with all that belongs \
        to it, and goes on being told things.
        """,
      signs: """
        Everything works. After back or close the View is still there; open and leave a page \
        three times, and all its objects are there three times. Nothing stays where somebody sets \
        the reference to nil as the screen is left.
        """,
      repair: "Make the reference back to the View weak; its protocol needs AnyObject for that.",
      code: """
        protocol ViewInput: AnyObject { … }

        final class Presenter {
          weak var view: ViewInput?
        }
        """,
      hint: "In the wiring, what leads back to the View is drawn with a broken arrow."
    )
  ) { evidence in
    guard evidence.hasGraph else { return .nothing("the trace holds no object graph") }
    let references = evidence.trace.events.compactMap(\.graph).flatMap(\.references)
    return Judgement(
      ReferenceCycles(evidence.trace).all.filter(\.isThroughView).map { finding($0, evidence) },
      judged: Set(references.filter(\.leadsToScreen).map { .seam($0.owner, $0.property) }),
      none: "nobody refers to a View"
    )
  }

  private static func finding(_ cycle: ReferenceCycles.Cycle, _ evidence: Evidence) -> Finding {
    let (owner, view) = (cycle.culprit.owner, cycle.culprit.target)
    return Finding(
      "strong-view",
      "\(owner) holds \(view) strongly, and is held by it.",
      details: cycle.sentences,
      repair: "weak var \(cycle.culprit.property): "
        + "\(evidence.interface(of: cycle.culprit) ?? view.family)? in \(owner.family)"
    )
  }
}

extension ObjectGraph.Reference {
  fileprivate var leadsToScreen: Bool { target.isScreen && !owner.isScreen }
}
