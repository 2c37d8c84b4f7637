import RoleNames
import Traces

/// Strong references in cycles, in all object graphs of a trace.
struct ReferenceCycles {
  /// One cycle, and the reference in it that should be weak.
  struct Cycle {
    let cycle: ObjectGraph.Cycle
    let culprit: ObjectGraph.Reference
    /// The row in which somebody let go, so that it holds nobody any more; nil while it stands.
    let end: Int?

    /// Whether the culprit points from one who prepares a screen back to the screen.
    var isThroughView: Bool { culprit.holdsScreenBack }
  }

  /// The cycles, one for each property of each class that closes one.
  let all: [Cycle]

  init(_ trace: Trace) {
    var found: [(key: [String], cycle: ObjectGraph.Cycle, culprit: ObjectGraph.Reference)] = []
    var lastIndices: [[String]: Int] = [:]
    var last: (graph: ObjectGraph?, cycles: [ObjectGraph.Cycle], index: Int) = (nil, [], 0)
    for (index, event) in trace.events.enumerated() {
      guard let graph = event.graph else { continue }
      last = (graph, graph == last.graph ? last.cycles : graph.cycles, index)
      for cycle in last.cycles {
        guard let culprit = cycle.culprit else { continue }
        let key = [culprit.owner.family, culprit.property]
        if lastIndices.updateValue(index, forKey: key) == nil {
          found.append((key, cycle, culprit))
        }
      }
    }
    all = found.map { key, cycle, culprit in
      let end = lastIndices[key].flatMap { $0 == last.index ? nil : trace.events.row(after: $0) }
      return Cycle(cycle: cycle, culprit: culprit, end: end)
    }
  }
}

extension [Event] {
  /// The number of the first row behind an index.
  fileprivate func row(after index: Int) -> Int? {
    self[index...].first { $0.number != nil }?.number
  }
}

extension ObjectGraph.Cycle {
  /// The reference that should not be strong: back to a screen, else back to whoever asks.
  fileprivate var culprit: ObjectGraph.Reference? {
    references.first { $0.holdsScreenBack }
      ?? references.first { $0.saysBack && $0.owner.role.laneOrder >= $0.target.role.laneOrder }
      ?? references.first { $0.leadsBack && !$0.owner.opensScreens }
      ?? references.first { $0.saysBack }
      ?? references.first { $0.target.opensScreens && !$0.property.lowercased().contains("child") }
      ?? references.first
  }
}

extension ObjectGraph.Reference {
  /// Whether it points from one who works for a screen back to the screen.
  var holdsScreenBack: Bool {
    target.isScreen && !owner.isScreen && !owner.isStore && !owner.role.isOfKind(to: .coordinator)
  }

  /// Whether its property's name says that it leads back: `delegate`, `parentRouter`.
  fileprivate var saysBack: Bool {
    !BackWords.all.isDisjoint(with: property.smallWords)
  }

  fileprivate var leadsBack: Bool { owner.role.laneOrder > target.role.laneOrder }
}

/// Words in names of references that lead back to whoever made or uses an object.
enum BackWords {
  static let all: Set = ["delegate", "output", "listener", "parent", "owner", "observer", "callback"]
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
