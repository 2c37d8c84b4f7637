import Sequences
import Traces

extension Rule {
  static let unusedReference = Rule(
    "unused-reference",
    nothing: "no object holds another one",
    needs: [\.missingSource]
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
