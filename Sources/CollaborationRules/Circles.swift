import Traces

/// Strong references in circles, in all object graphs of a trace.
struct Circles {
  /// One circle, and the reference in it that should be weak.
  struct Circle {
    let cycle: ObjectGraph.Cycle
    let culprit: ObjectGraph.Reference

    /// Whether the culprit points from one who prepares a screen back to the screen.
    var isThroughView: Bool { culprit.holdsScreenBack }
  }

  /// The circles, one for each property of each class that closes one.
  let all: [Circle]

  init(_ trace: Trace) {
    var known: Set<[String]> = []
    var last: ObjectGraph?
    var all: [Circle] = []
    for graph in trace.events.compactMap(\.graph) where graph != last {
      last = graph
      for cycle in graph.cycles {
        guard let culprit = cycle.culprit else { continue }
        let isNew = known.insert([culprit.owner.family, culprit.property]).inserted
        if isNew { all.append(Circle(cycle: cycle, culprit: culprit)) }
      }
    }
    self.all = all
  }
}

extension ObjectGraph.Cycle {
  /// The reference that should not be strong: back to a screen, else back to whoever asks.
  fileprivate var culprit: ObjectGraph.Reference? {
    references.first { $0.holdsScreenBack }
      ?? references.first { $0.leadsBack && !$0.owner.opensScreens }
      ?? references.first { $0.target.opensScreens && !$0.property.lowercased().contains("child") }
      ?? references.first
  }
}

extension ObjectGraph.Reference {
  /// Whether it points from one who works for a screen back to the screen.
  var holdsScreenBack: Bool {
    target.isScreen && !owner.isScreen && !owner.isStore && !owner.role.isKin(to: .coordinator)
  }

  fileprivate var leadsBack: Bool { owner.role.laneOrder > target.role.laneOrder }
}

extension Evidence {
  /// The strong references of all object graphs, as what was looked at.
  var strongReferences: [ObjectGraph.Reference] {
    trace.events.compactMap(\.graph).flatMap(\.references).filter { $0.strength == .strong }
  }

  /// The protocol as which a property is declared; nil where the trace does not say it.
  func interface(of reference: ObjectGraph.Reference) -> String? {
    seams.first { $0.owner == reference.owner && $0.property == reference.property }
      .map(\.seam.interface).flatMap { $0.isEmpty ? nil : $0 }
  }
}
