import Sequences
import Traces

extension Rule {
  static let unusedReference = Rule(
    "unused-reference",
    """
    every object that is held is used
    What: An object holds another object that its own code never names again, and that has received
    no message: most often a Presenter its Router.
    Why: The object was made because the pattern has a place for it. Each test has to make, wire
    and keep the object, and a reader looks for a message that is not there.
    Signs: None while the app runs. wiring shows the reference, and no arrow in any diagram ever
    goes that way.
    Repair: Leave the reference out until there is a message to send.
    Hint: The rule needs the source. A requirement that no object calls is dead-output. An object
    that is held to be kept alive, and sends messages by itself, is not found.
    Code:
    // in the Presenter: a View and an Interactor
    // are enough where no other screen is opened
    weak var view: AboutViewProtocol?
    var interactor: AboutInteractorProtocol?
    """,
    nothing: "no object holds another one",
    needs: [.source]
  ) { evidence in
    let source = evidence.source ?? SourceFacts()
    let all = evidence.strongReferences.uniqued().filter {
      $0.target.isOfStandardRole && !$0.target.isScreen
    }
    let examined = Set(all.map { Subject.reference($0.owner, $0.property) })
    let unread = Set(source.unusedProperties)
    let candidates = all.filter { reference in
      unread.contains(.init(reference.property, of: reference.owner.family))
    }
    guard !candidates.isEmpty else { return ([], examined) }
    let interfaces = Dictionary(
      evidence.seams.map { ([$0.owner.family, $0.property], $0.seam.interface) }
    ) { first, _ in first }
    let traces = [evidence.trace] + evidence.scenarios
    let communicating = Set(traces.flatMap(\.communicatingFamilies))
    let declared = evidence.silencedInterfaces.union(source.requirements.map(\.interface))
    let unused = candidates.filter { reference in
      !communicating.contains(reference.target.family)
        && all.allSatisfy { $0.target != reference.target || candidates.contains($0) }
        && !declared.contains(interfaces[[reference.owner.family, reference.property]] ?? "")
    }
    let first = unused.grouped { [$0.owner.family, $0.property] }.compactMap(\.first)
    return (first.map(finding), examined)
  }

  private static func finding(_ reference: ObjectGraph.Reference) -> Finding {
    let (owner, target) = (reference.owner, reference.target)
    return Finding(
      "unused-reference",
      "\(owner) holds \(target) as \(reference.property), and never uses it.",
      details: ["\(target) has received no message and sent none."],
      // A Router or Coordinator has most often created the module as well.
      repair: "take \(reference.property) out of \(owner.family)"
        + (target.opensScreens ? "" : ", and \(target) with it")
    )
  }
}

extension Trace {
  fileprivate var communicatingFamilies: [String] {
    events.flatMap { event -> [String] in
      guard event.isMessage || event.isAnswer || event.kind == .stage || event.kind == .created
      else { return [] }
      return [event.sender, event.kind == .created ? nil : event.receiver].compactMap { $0?.family }
    }
  }
}
