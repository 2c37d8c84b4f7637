import Traces

extension Rule {
  static let strongOutput = Rule(
    "strong-output",
    RulePage(
      "whoever answers does not hold whoever asked",
      what: """
        An object holds the one that asked it, strongly: most often an Interactor its Presenter. \
        The Presenter holds the Interactor as well, so that they hold each other in a cycle.
        """,
      why: """
        Swift lets go of an object when nobody holds it. In a cycle everybody is always held, so \
        nobody in it can go, nor anybody whom they hold.
        """,
      signs: """
        Everything works. After close the Presenter and the Interactor are still there, and each \
        visit to a page with that fault leaves two more behind.
        """,
      repair: "Make the reference back weak; its protocol needs AnyObject for that.",
      code: """
        protocol PresenterOutput: AnyObject { … }

        final class Interactor {
          weak var presenter: PresenterOutput?
        }
        """,
      hint: "leaks names the cycle, reference by reference."
    )
  ) { evidence in
    guard evidence.hasGraph else { return .nothing("the trace holds no object graph") }
    return Judgement(
      ReferenceCycles(evidence.trace).all.filter { !$0.isThroughView }.map {
        finding($0, evidence)
      },
      judged: Set(evidence.strongReferences.map { .seam($0.owner, $0.property) }),
      none: "nobody holds anybody strongly"
    )
  }

  private static func finding(_ cycle: ReferenceCycles.Cycle, _ evidence: Evidence) -> Finding {
    let (owner, target) = (cycle.culprit.owner, cycle.culprit.target)
    let interface = evidence.interface(of: cycle.culprit) ?? target.family
    let isValueType = evidence.source?.valueInterfaces.contains(interface) == true
    return Finding(
      "strong-output",
      "\(owner) holds \(target) strongly, and is held by it.",
      details: cycle.sentences,
      repair: (isValueType ? "protocol \(interface): AnyObject, then " : "")
        + "weak var \(cycle.culprit.property): \(interface)? in \(owner.family)"
    )
  }
}

extension ReferenceCycles.Cycle {
  /// The cycle and what comes of it.
  var sentences: [String] {
    ["The cycle: \(cycle).", consequence]
  }

  private var consequence: String {
    guard let end else { return "Nobody in it can go, nor anybody whom they hold." }
    return "As long as it stood nobody in it could go; #\(end) opened it again."
  }
}

extension Evidence {
  /// Whether it is known who held whom at some time.
  var hasGraph: Bool { trace.events.contains { $0.graph?.participants.isEmpty == false } }
}
