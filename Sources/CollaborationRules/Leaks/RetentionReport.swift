import Traces

/// The objects that are alive though their screen was left or the module was closed, with what holds them.
public struct RetentionReport: Sendable {
  /// The retained objects, each with the reason why it is alive.
  public let retentions: [ObjectGraph.Retention]
  /// Whether the module was closed, so that no object should be alive.
  public let isClosed: Bool
  /// The closures that objects store, whose unknown captures may hold the retained objects; empty without retained objects.
  public let closures: [ObjectGraph.StoredClosure]
  /// The cycles of strong references among objects still in use, which will outlive their screen; empty if the module was closed.
  public let standingCycles: [ObjectGraph.Cycle]
  /// The number of living objects in the object graph; User and Store are not counted.
  public let livingCount: Int
  /// Whether the object graph has several objects but neither references nor stored closures, so that holders are unknown.
  public let isUnread: Bool

  /// The texts of all notes after the trace's last row, such as those about unread objects.
  public let notes: [String]

  /// The living screens of which no row says that they are open or were left; empty if the module was closed.
  package let unknownScreens: [Participant]
  private let leftCount: Int

  /// A sentence about the living objects that are not known to be retained: "2 objects are alive, and no row says …".
  public var possibleLeaks: String {
    let count = livingCount - leftCount
    return count == 1
      ? "1 object is alive, and no row says that its screen was left. If it was left, the object leaks."
      : "\(count.counted("object")) are alive, and no row says that their screen was left. If it was left, they leak."
  }

  /// Examines the last object graph of a trace; nil without a graph, or if the module was closed and no graph follows.
  public init?(in trace: Trace) { self.init(Evidence(trace)) }

  /// Examines the last object graph of the evidence; without `reasons`, the report has no retentions.
  init?(_ evidence: Evidence, reasons: Bool = true) {
    let start = evidence.closeIndex ?? 0
    guard let graph = evidence.trace.events[start...].last(where: { $0.graph != nil })?.graph else {
      return nil
    }
    isClosed = evidence.closeIndex != nil
    isUnread = graph.isUnread
    livingCount = graph.leaked().count
    notes = evidence.trace.closingNotes
    let stack = evidence.facts.screenStack.stack.filter { evidence.facts.exit(of: $0) == nil }
    let open = graph.participants.filter { $0.isScreen && evidence.facts.exit(of: $0) == nil }
    unknownScreens =
      isClosed || isUnread
      ? []
      : open.filter { !stack.contains($0) && !evidence.facts.screenStack.hasReturned($0) }
    let roots = isClosed ? [] : stack.isEmpty ? open : stack
    let left = isClosed ? graph.leaked() : graph.abandoned(in: evidence, from: roots)
    leftCount = left.count
    retentions = !reasons ? [] : left.compactMap { graph.retention(of: $0, from: roots) }
    closures = left.isEmpty ? [] : graph.unseen
    let leaving = Set(left)
    standingCycles =
      isClosed ? [] : graph.cycles.filter { leaving.isDisjoint(with: $0.participants) }
  }
}

extension ObjectGraph {
  /// Returns the objects that worked for a screen and are not kept alive by `roots`, though the screen was left or released.
  fileprivate func abandoned(in evidence: Evidence, from roots: [Participant]) -> [Participant] {
    let departed = evidence.trace.lanes.filter { participant in
      participant.isScreen && !roots.contains(participant)
        && evidence.facts.exit(of: participant) != nil
    }
    let ensembles = evidence.facts.ensembles
    let left = Set(departed.map { ensembles[$0] })
    return leaked(from: roots).filter { left.contains(ensembles[$0]) }
  }

  /// Whether no reference between its objects is known; false if they are Stores alone, which outlive screens.
  var isUnread: Bool {
    participants.count > 1 && references.isEmpty && unseen.isEmpty && !leaked().isEmpty
  }

  var strongReferences: [Reference] {
    references.filter { $0.strength == .strong && $0.owner != $0.target }
  }
}
