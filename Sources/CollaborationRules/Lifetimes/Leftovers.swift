import Traces

/// Who is still there though their screen was left or the module was closed, and why.
public struct Leftovers: Sendable {
  /// Why each of them is alive.
  public let retentions: [ObjectGraph.Retention]
  /// Whether the module was closed, so that nobody should be there.
  public let isClosed: Bool
  /// The stored closures, whose captures cannot be seen and may be the reason.
  public let closures: [ObjectGraph.StoredClosure]

  /// Looks at the last object graph of a trace; nil where there is none that says it.
  public init?(in trace: Trace) {
    let evidence = Evidence(trace)
    let start = evidence.closing ?? 0
    guard let graph = trace.events[start...].last(where: { $0.graph != nil })?.graph else {
      return nil
    }
    isClosed = evidence.closing != nil
    let roots = isClosed ? [] : ScreenStack(trace).atEnd
    let left = isClosed ? graph.leaked() : graph.abandoned(by: trace, from: roots)
    retentions = left.compactMap { graph.retention(of: $0, from: roots) }
    closures = left.isEmpty ? [] : graph.unseen
  }
}

extension ObjectGraph {
  /// Everyone of a screen that was left or is gone, and whom nobody on the screen holds.
  fileprivate func abandoned(by trace: Trace, from roots: [Participant]) -> [Participant] {
    let stack = ScreenStack(trace)
    let lifetimes = Lifetimes(trace)
    let departed = trace.lanes.filter { participant in
      participant.isScreen && !roots.contains(participant)
        && (lifetimes.end(of: participant) != nil
          || stack.departure(of: participant, before: trace.events.count) != nil)
    }
    let held = Set(retained(by: roots))
    return leaked(from: roots).filter { participant in
      departed.contains { $0.module == participant.module && $0.ordinal == participant.ordinal }
        && !held.contains(participant)
    }
  }
}
