import RoleNames
import Traces

struct ReferenceCycles {
  /// A cycle of strong references with its culprit, the reference that should be weak.
  struct Cycle {
    let cycle: ObjectGraph.Cycle
    let culprit: ObjectGraph.Reference
    /// Whether an object outside the cycle holds or calls the culprit's target, or the culprit's owner did not create the target.
    let isHeldBesides: Bool
    let isCollection: Bool
    /// The number of the first row after the last object graph with the cycle; nil if no row or no other object graph follows it.
    let end: Int?

    var isThroughView: Bool { culprit.holdsScreenBack }
  }

  /// The cycles of strong references, one for each class and property that should be weak.
  private(set) var all: [Cycle] = []
  /// For each object, the object that created it.
  private var makers: [Participant: Participant] = [:]
  private var callers: [Participant: Set<Participant?>] = [:]

  init(_ trace: Trace) {
    var found: [(ObjectGraph.Cycle, ObjectGraph.Reference, ObjectGraph)] = []
    var lastIndices: [[String]: Int] = [:]
    var last: (graph: ObjectGraph?, cycles: [ObjectGraph.Cycle], index: Int) = (nil, [], 0)
    for (index, event) in trace.events.enumerated() {
      if event.kind == .created { for object in event.objects { makers[object] = event.sender } }
      if event.isMessage || event.kind == .stage, let receiver = event.receiver {
        callers[receiver, default: []].insert(event.sender)
      }
      guard let graph = event.graph else { continue }
      last = (graph, graph == last.graph ? last.cycles : graph.cycles, index)
      for cycle in last.cycles {
        guard let culprit = culprit(of: cycle, in: graph) else { continue }
        if lastIndices.updateValue(index, forKey: culprit.kind) == nil {
          found.append((cycle, culprit, graph))
        }
      }
    }
    all = found.map { cycle, culprit, graph in
      let end = lastIndices[culprit.kind]
      let members = Set(cycle.participants)
      let holders = graph.references.filter { $0.strength == .strong }
      let isHeld = holders.contains { $0.target == culprit.target && !members.contains($0.owner) }
      let isCalled = callers[culprit.target]?.contains { $0.map { !members.contains($0) } ?? true }
      return Cycle(
        cycle: cycle,
        culprit: culprit,
        isHeldBesides: isHeld || isCalled == true || makers[culprit.target] != culprit.owner,
        isCollection: holders.count { $0.owner == culprit.owner && $0.property == culprit.property }
          > 1,
        end: end == last.index ? nil : end.flatMap(trace.events.row)
      )
    }
  }

  /// Returns the reference that should be weak: one back to a caller, a screen, a creator or a Router, or one named after a View;
  /// otherwise the first.
  ///
  /// Where the names do not tell, a reference is preferred whose target an object outside the cycle holds or calls as well.
  private func culprit(
    of cycle: ObjectGraph.Cycle,
    in graph: ObjectGraph
  ) -> ObjectGraph.Reference? {
    let members = Set(cycle.participants)
    var held = Set(graph.strongReferences.filter { !members.contains($0.owner) }.map(\.target))
    held.formUnion(
      cycle.participants.filter {
        callers[$0]?.contains { $0.map { !members.contains($0) } ?? false } == true
      }
    )
    let signs: [(ObjectGraph.Reference) -> Bool] = [
      { $0.property.namesWayBack && $0.owner.role.laneOrder >= $0.target.role.laneOrder },
      { $0.holdsScreenBack },
      { $0.property.namesWayBack },
      { $0.owner.role.laneOrder > $0.target.role.laneOrder && !$0.owner.opensScreens },
      { held.contains($0.target) },
      { makers[$0.owner] == $0.target },
      { $0.target.opensScreens && !$0.property.lowercased().contains("child") },
      { $0.property.smallWords.contains("controller") },
      { $0.property.smallWords.contains("view") && !$0.owner.isScreen },
    ]
    return signs.lazy.compactMap { cycle.references.first(where: $0) }.first
      ?? cycle.references.first
  }
}

extension [Event] {
  func row(after index: Int) -> Int? {
    self[index...].first { $0.number != nil }?.number
  }
}

extension ObjectGraph.Reference {
  var kind: [String] { [owner.family, property] }

  /// Whether the reference leads from an object that works for a screen back to the screen.
  var holdsScreenBack: Bool {
    target.isScreen && !owner.isScreen && !owner.isStore && !owner.role.counts(as: .coordinator)
  }
}

extension String {
  /// Whether a property of this name leads back to the creator or user of its owner, such as `delegate` and `parentRouter`.
  var namesWayBack: Bool { !String.backWords.isDisjoint(with: smallWords) }

  private static let backWords: Set = [
    "delegate", "output", "listener", "parent", "owner", "observer", "callback",
  ]
}

extension Evidence {
  var references: [ObjectGraph.Reference] {
    trace.events.compactMap(\.graph).flatMap(\.references)
  }

  var strongReferences: [ObjectGraph.Reference] { references.filter { $0.strength == .strong } }

  /// Returns the protocol that is the declared type of a reference's property; nil if the trace does not name it.
  func interface(of reference: ObjectGraph.Reference) -> String? {
    let seam = seams.first { $0.owner == reference.owner && $0.property == reference.property }
    return seam.flatMap { $0.seam.interface.isEmpty ? nil : $0.seam.interface }
  }
}
