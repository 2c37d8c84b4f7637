import Traces

/// Who is still there though their screen was left or the module was closed, and why.
public struct Leftovers: Sendable {
  /// Why each of them is alive.
  public let retentions: [ObjectGraph.Retention]
  /// Whether the module was closed, so that nobody should be there.
  public let isClosed: Bool
  /// The stored closures, whose captures cannot be seen and may be the reason.
  public let closures: [ObjectGraph.StoredClosure]
  /// The cycles of strong references whose objects are still in use: they stay when their screen is left.
  public let standing: [ObjectGraph.Cycle]
  /// How many living objects there are; User and Store are not among them.
  public let livingCount: Int
  /// Whether the graph has several objects and no reference, so that retention is unknown.
  public let isUnread: Bool

  /// Looks at the last object graph of a trace; nil where there is none that says it.
  public init?(in trace: Trace) {
    let evidence = Evidence(trace)
    let start = evidence.closing ?? 0
    guard let graph = evidence.trace.events[start...].last(where: { $0.graph != nil })?.graph else {
      return nil
    }
    isClosed = evidence.closing != nil
    isUnread = graph.isUnread
    livingCount = graph.leaked().count
    let stack = evidence.facts.screens.atEnd
    let roots = isClosed ? [] : stack.isEmpty ? graph.participants.filter(\.isScreen) : stack
    let left = isClosed ? graph.leaked() : graph.abandoned(in: evidence, from: roots)
    retentions = left.compactMap { graph.retention(of: $0, from: roots) }
    closures = left.isEmpty ? [] : graph.unseen
    let leaving = Set(left)
    standing = isClosed ? [] : graph.cycles.filter { leaving.isDisjoint(with: $0.participants) }
  }
}

extension ObjectGraph {
  /// Everyone of a screen that was left or is gone, and whom nobody on the screen holds.
  fileprivate func abandoned(in evidence: Evidence, from roots: [Participant]) -> [Participant] {
    let departed = evidence.trace.lanes.filter { participant in
      participant.isScreen && !roots.contains(participant)
        && (evidence.lifetimes.end(of: participant) != nil
          || evidence.facts.screens.departure(of: participant, before: evidence.trace.events.count)
            != nil)
    }
    let ensembles = Set(departed.map(\.ensemble))
    return leaked(from: roots).filter { ensembles.contains($0.ensemble) }
  }

  /// Whether it names several objects, and no property of any was read.
  var isUnread: Bool { participants.count > 1 && references.isEmpty && unseen.isEmpty }
}
