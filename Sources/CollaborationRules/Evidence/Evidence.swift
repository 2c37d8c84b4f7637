import Traces

/// The input of the rules: a trace, and further facts about the module that was run.
public struct Evidence: Sendable {
  /// The trace to judge, with each message parsed and missing lanes (the columns of participants) added.
  public let trace: Trace
  let scenarioFacts: ScenarioFacts
  /// The names of the entities, the types of the data that objects pass along.
  public let entities: [String]
  /// The facts of the module's source code; nil if no source was given.
  public let source: SourceFacts?
  /// The number of replies, timers and other scheduled work still due at the end of the trace.
  public let pending: Int
  /// The trace of the same actions, recorded a second time by another recorder; nil if they were not repeated.
  public let secondRecording: Trace?
  /// The layer table (the messages permitted between roles) for the rules; nil to choose one by the trace's roles and messages.
  public let layers: LayerTable?
  let facts: Facts

  /// The traces of all scenarios of the module; empty if only `trace` is known.
  public var scenarios: [Trace] { scenarioFacts.traces }

  /// Creates the evidence for the rules that judge `trace`, in O(*n*) time for *n* events of the run and all scenarios.
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

  /// The maximum number of causes followed from one event, which bounds the time for deeply nested traces.
  static let maximumEnclosingRows = 256
  /// The maximum number of milliseconds between two events of which one immediately follows the other; an app's clock never stops.
  static let immediateMilliseconds = 50

  func index(ofRow number: Int?) -> Int? { number.flatMap { trace.index(ofRow: $0) } }
  func row(_ number: Int?) -> Event? { number.flatMap { trace[row: $0] } }
  func causes(of event: Event) -> [Event] { causeIndices(of: event).map { trace.events[$0] } }

  /// Returns the number of the outermost call or action during which the event at `index` happened, else of the event itself.
  func outermostRow(at index: Int) -> Int? {
    let event = trace.events[index]
    return causes(of: event).last?.number ?? event.number
  }

  /// Returns the indices of the calls and actions during which an event happened, innermost first, at most 256.
  func causeIndices(of event: Event) -> some Sequence<Int> {
    trace.causeIndices(of: event, atMost: Evidence.maximumEnclosingRows)
  }

  var events: EnumeratedSequence<[Event]> { trace.events.enumerated() }

  var calls: [(offset: Int, element: Event)] {
    events.filter { $0.element.kind == .call || $0.element.kind == .asyncCall }
  }

  func lost(_ loss: Event.Loss) -> [Event] {
    trace.events.filter { $0.kind == .lost && $0.loss == loss }
  }
}
