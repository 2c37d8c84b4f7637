import Traces

/// What rules are given to judge: a run, and what else is known of the module.
public struct Evidence: Sendable {
  /// The run that is judged.
  public let trace: Trace
  /// What is known of the runs of all the module's scenarios.
  let scenarioFacts: ScenarioFacts
  /// The names of the types that are passed along and send nothing.
  public let entities: [String]
  /// What is known of the source; nil where it was not given.
  public let source: SourceFacts?
  /// How many things were still due when the trace ended.
  public let pending: Int
  /// The same done once more before another recorder; nil where it was not.
  public let again: Trace?
  /// Who may talk to whom, where that is known; else the roles of the trace tell.
  public let layers: LayerTable?
  /// What was read off the trace once for all rules.
  let facts: Facts

  /// Runs of all the module's scenarios; empty where only one run is known.
  public var scenarios: [Trace] { scenarioFacts.traces }

  /// Collects what is known.
  ///
  /// - Complexity: O(*n*) in the length of the scenarios.
  public init(
    _ trace: Trace,
    scenarios: [Trace] = [],
    entities: [String] = [],
    source: SourceFacts? = nil,
    pending: Int = 0,
    again: Trace? = nil,
    layers: LayerTable? = nil
  ) {
    self.init(
      trace,
      beside: ScenarioFacts(scenarios, entities: entities, source: source, layers: layers),
      entities: entities,
      source: source,
      pending: pending,
      again: again,
      layers: layers
    )
  }

  /// Collects what is known, where the scenarios were read before.
  package init(
    _ trace: Trace,
    beside scenarioFacts: ScenarioFacts,
    entities: [String],
    source: SourceFacts?,
    pending: Int,
    again: Trace?,
    layers: LayerTable?
  ) {
    // A trace that was cut off or streamed may have empty lanes: they are completed. Each message is parsed once.
    self.trace = Trace(
      lanes: trace.lanes,
      events: trace.events.map { event in
        var event = event
        event.message = event.message?.takenApart
        return event
      }
    )
    facts = Facts(self.trace)
    self.scenarioFacts = scenarioFacts
    self.entities = entities
    self.source = source
    self.pending = pending
    self.again = again
    self.layers = layers
  }
}

extension Evidence {
  /// How many rows are followed from an effect to its causes, so that no trace takes for ever.
  static let deepest = 256
  /// What follows within so many milliseconds follows at once: a stage's clock stands still, an app's runs on.
  static let soon = 50

  /// Where the row of that number stands among the events.
  func index(ofRow number: Int?) -> Int? { number.flatMap { trace.index(ofRow: $0) } }

  func row(_ number: Int?) -> Event? { number.flatMap { trace[row: $0] } }

  /// The rows inside which something happened, the nearest first.
  func causes(of event: Event) -> [Event] { causeIndices(of: event).map { trace.events[$0] } }

  /// Where the rows stand inside which something happened, the nearest first.
  func causeIndices(of event: Event) -> some Sequence<Int> {
    trace.causeIndices(of: event, atMost: Evidence.deepest)
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
