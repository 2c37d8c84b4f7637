import Traces

/// The input of the rules: a run, and what else is known about its module.
public struct Evidence: Sendable {
  /// The trace to judge, with each message parsed and missing lanes (the columns of participants) added.
  public let trace: Trace
  let scenarioFacts: ScenarioFacts
  /// The type names of the module's entities: data that is passed along and sends no messages.
  public let entities: [String]
  /// The facts of the module's source code; nil where no source was given.
  public let source: SourceFacts?
  /// The number of replies, timers and other scheduled work still due at the end of the trace.
  public let pending: Int
  /// The trace of the same actions, recorded a second time by another recorder; nil where they were not repeated.
  public let secondRecording: Trace?
  /// The layer table (the messages permitted between roles) by which to judge; nil to derive a table from the roles and
  /// messages of the trace.
  public let layers: LayerTable?
  let facts: Facts

  /// The traces of all scenarios of the module; empty where only `trace` is known.
  public var scenarios: [Trace] { scenarioFacts.traces }

  /// Creates the evidence for the rules that judge `trace`.
  ///
  /// - Complexity: O(*n*) in the number of events of the run and all scenarios.
  public init(
    _ trace: Trace,
    scenarios: [Trace] = [],
    entities: [String] = [],
    source: SourceFacts? = nil,
    pending: Int = 0,
    secondRecording: Trace? = nil,
    layers: LayerTable? = nil
  ) {
    self.init(
      trace,
      beside: ScenarioFacts(scenarios, entities: entities, source: source, layers: layers),
      entities: entities,
      source: source,
      pending: pending,
      secondRecording: secondRecording,
      layers: layers
    )
  }

  /// Creates the evidence for `trace` from facts of the module's scenarios that were computed before.
  package init(
    _ trace: Trace,
    beside scenarioFacts: ScenarioFacts,
    entities: [String],
    source: SourceFacts?,
    pending: Int,
    secondRecording: Trace?,
    layers: LayerTable?
  ) {
    // Completes missing lanes of traces that were cut off or streamed, and parses each message once.
    self.trace = Trace(
      lanes: trace.lanes,
      events: trace.events.map { event in
        var event = event
        event.message = event.message?.parsed
        return event
      }
    )
    facts = Facts(self.trace)
    self.scenarioFacts = scenarioFacts
    self.entities = entities
    self.source = source
    self.pending = pending
    self.secondRecording = secondRecording
    self.layers = layers
  }
}

extension Evidence {
  /// The maximum number of causes followed from one event; bounds the time for deeply nested traces.
  static let maximumEnclosingRows = 256
  /// The maximum number of milliseconds after which an event still follows another one at once, since an app's clock
  /// runs on between both.
  static let immediateMilliseconds = 50

  func index(ofRow number: Int?) -> Int? { number.flatMap { trace.index(ofRow: $0) } }

  func row(_ number: Int?) -> Event? { number.flatMap { trace[row: $0] } }

  /// Returns the call around an event, the call around that call, and so on; at most 256 rows.
  func causes(of event: Event) -> [Event] { causeIndices(of: event).map { trace.events[$0] } }

  /// Returns the indices of the call around an event, of the call around that call, and so on; at most 256.
  func causeIndices(of event: Event) -> some Sequence<Int> {
    trace.causeIndices(of: event, atMost: Evidence.maximumEnclosingRows)
  }
}

extension Evidence {
  /// The events with their indices in the trace, enumerated without a copy.
  var events: EnumeratedSequence<[Event]> { trace.events.enumerated() }

  /// The calls, synchronous and asynchronous, that reached their receivers, with their indices in the trace.
  var calls: [(offset: Int, element: Event)] {
    events.filter { $0.element.kind == .call || $0.element.kind == .asyncCall }
  }

  func lost(_ loss: Event.Loss) -> [Event] {
    trace.events.filter { $0.kind == .lost && $0.loss == loss }
  }
}
