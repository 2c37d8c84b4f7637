import Traces

/// What rules are given to judge: a run, and what else is known of the module.
public struct Evidence: Sendable {
  /// The run that is judged.
  public let trace: Trace
  /// Runs of all the module's scenarios; empty where only one run is known.
  public let scenarios: [Trace]
  /// The names of the types that are passed along and send nothing.
  public let entities: [String]
  /// What is known of the source; nil where it was not given.
  public let source: SourceFacts?
  /// How many things were still due when the trace ended.
  public let pending: Int
  /// The same done once more before another recorder; nil where it was not.
  public let again: Trace?
  let rows: RowIndex

  /// Collects what is known.
  public init(
    _ trace: Trace,
    scenarios: [Trace] = [],
    entities: [String] = [],
    source: SourceFacts? = nil,
    pending: Int = 0,
    again: Trace? = nil
  ) {
    self.trace = trace
    self.scenarios = scenarios
    self.entities = entities
    self.source = source
    self.pending = pending
    self.again = again
    rows = RowIndex(trace)
  }

  /// The same evidence about another run.
  func about(_ trace: Trace) -> Evidence {
    Evidence(trace, entities: entities, source: source)
  }
}

extension Evidence {
  /// The events with their indices in the trace; none of them is copied.
  var events: EnumeratedSequence<[Event]> { trace.events.enumerated() }

  /// The calls that arrived, with their indices in the trace.
  var calls: [(offset: Int, element: Event)] {
    events.filter { $0.element.kind == .call || $0.element.kind == .asyncCall }
  }

  /// The messages that got lost for a reason.
  func lost(_ loss: Event.Loss) -> [Event] {
    trace.events.filter { $0.kind == .lost && $0.loss == loss }
  }
}
