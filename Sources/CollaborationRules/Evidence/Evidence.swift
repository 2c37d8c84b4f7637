import Traces

/// The input of the rules: a trace, and further facts about the module that was run.
public struct Evidence: Sendable {
  /// The trace to judge, with each message parsed and missing lanes (the columns of participants) added.
  public let trace: Trace
  let scenarioFacts: ScenarioFacts
  /// The objects that a person plays: they answer only what the person has them answer.
  let played: Set<Participant>
  /// The number of replies, timers and other scheduled work still due at the end of the trace.
  public let pending: Int
  /// The trace of the same actions, recorded a second time by another recorder; nil if they were not repeated.
  public let secondRecording: Trace?
  let facts: Facts
  let isCutOff: Bool

  /// The traces of all scenarios of the module; empty if only `trace` is known.
  public var scenarios: [Trace] { scenarioFacts.traces }
  /// The names of the entities, the types of the data that objects pass along.
  public var entities: [String] { scenarioFacts.entities }
  /// The facts of the module's source code; nil if no source was given.
  public var source: SourceFacts? { scenarioFacts.source }
  /// The layer table (the messages permitted between roles) for the rules; nil to choose one by the trace's roles and messages.
  public var layers: LayerTable? { scenarioFacts.layers }

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
    let facts = ScenarioFacts(scenarios, entities: entities, source: source, layers: layers)
    self.init(trace, beside: facts, pending: pending, secondRecording: secondRecording)
  }

  package init(
    _ trace: Trace,
    beside scenarioFacts: ScenarioFacts,
    played: Set<Participant> = [],
    pending: Int,
    secondRecording: Trace?
  ) {
    self.played = played
    // Completes missing lanes of traces that were cut off or streamed, and parses each message once.
    var wired = WiredReferences()
    self.trace = Trace(
      lanes: trace.lanes,
      events: trace.events.map { event in
        var event = event
        event.message = event.message?.parsed
        wired.follow(event)
        event.graph = event.graph.map(wired.completed)
        return event
      }
    )
    facts = Facts(self.trace)
    isCutOff = self.trace.isCutOff || !self.trace.callsRunningAfterLoss.isEmpty
    self.scenarioFacts = scenarioFacts
    self.pending = pending
    self.secondRecording = secondRecording
  }

  /// The maximum number of causes followed from one event, which bounds the time for deeply nested traces.
  static let maximumEnclosingRows = 256
  /// The maximum number of milliseconds between two events of which one immediately follows the other; an app's clock never stops.
  static let immediateMilliseconds = 50

  /// The maximum number of milliseconds between two actions of which the second came before the effect of the first could be seen.
  static let quickMilliseconds = 1_000

  func index(ofRow number: Int?) -> Int? { number.flatMap { trace.index(ofRow: $0) } }
  func row(_ number: Int?) -> Event? { number.flatMap { trace[row: $0] } }
  func causes(of event: Event) -> [Event] { causeIndices(of: event).map { trace.events[$0] } }

  /// Returns the number of the outermost call or action during which the event at `index` happened, else of the event itself.
  func outermostRow(at index: Int) -> Int? { trace.events[facts.outermost[index]].number }

  /// Returns the indices of the calls and actions during which an event happened, innermost first, at most 256.
  func causeIndices(of event: Event) -> some Sequence<Int> {
    trace.causeIndices(of: event, atMost: Evidence.maximumEnclosingRows)
  }

  var events: EnumeratedSequence<[Event]> { trace.events.enumerated() }

  /// Returns the events that meet a condition, each with its index; other events are not copied.
  func events(
    where isWanted: @escaping (Event) -> Bool
  ) -> some Sequence<(offset: Int, element: Event)> {
    let all = trace.events
    return all.indices.lazy.filter { isWanted(all[$0]) }.map { (offset: $0, element: all[$0]) }
  }

  var messages: some Sequence<(offset: Int, element: Event)> { events(where: \.isMessage) }

  var calls: [(offset: Int, element: Event)] {
    Array(events { $0.kind == .call || $0.kind == .asyncCall })
  }

  func lost(_ loss: Event.Loss) -> [Event] {
    trace.events.filter { $0.kind == .lost && $0.loss == loss }
  }
}

/// The references of `wired` events, for objects that were not read for an object graph because they run on other threads.
private struct WiredReferences {
  private var references: [Participant: [String: ObjectGraph.Reference]] = [:]

  mutating func follow(_ event: Event) {
    guard event.kind == .wired, let owner = event.sender, let seam = event.seam,
      seam.interface != "closure"
    else { return }
    references[owner, default: [:]][seam.property] = event.receiver.map {
      ObjectGraph.Reference(owner, seam.property, seam.strength, to: $0)
    }
  }

  /// Returns a graph with the references of participants that own none in it, as far as their targets are alive.
  ///
  /// Returns the graph itself if the references make no cycle, since it is not known what else these participants hold.
  func completed(_ graph: ObjectGraph) -> ObjectGraph {
    guard !references.isEmpty else { return graph }
    let (owners, living) = (Set(graph.references.map(\.owner)), Set(graph.participants))
    let more = graph.participants.filter { !owners.contains($0) }.flatMap { owner in
      (references[owner] ?? [:]).values.sorted { $0.property < $1.property }
        .filter { living.contains($0.target) }
    }
    if more.isEmpty { return graph }
    let whole = ObjectGraph(
      participants: graph.participants,
      references: graph.references + more,
      unseen: graph.unseen
    )
    return whole.cycles.count > graph.cycles.count ? whole : graph
  }
}

/// What all evidence about a variant of a module shares: its source, and facts about its scenarios, computed once for all rules.
package struct ScenarioFacts: Sendable {
  let traces: [Trace]
  let entities: [String]
  let source: SourceFacts?
  let layers: LayerTable?
  let requests: [Request]
  /// The names of protocols that receive no calls because of a violation that another rule reports, such as `no-reply`.
  let silencedInterfaces: Set<String>
  /// The pairs of a protocol and a called name in all scenarios, as in `Trace.calledNames`; `""` stands for an unknown protocol.
  let calledNames: Set<[String]>
  /// Whether a scenario released an object during assembly, or lost a message for any reason but a released receiver.
  let hasUnexplainedLoss: Bool

  /// Computes the facts of `traces`, one for each scenario, in O(*n*) time for *n* events of all traces.
  package init(_ traces: [Trace], entities: [String], source: SourceFacts?, layers: LayerTable?) {
    let runs = traces.map { Evidence($0, entities: entities, source: source, layers: layers) }
    self.traces = traces
    self.entities = entities
    self.source = source
    self.layers = layers
    requests = runs.flatMap { $0.facts.requests.all }
    silencedInterfaces = Set(runs.flatMap(\.interfacesSilencedHere))
    calledNames = Set(traces.flatMap(\.calledNames))
    hasUnexplainedLoss = traces.contains(where: \.hasUnexplainedLoss)
  }
}

extension Evidence {
  /// The names of protocols whose lack of calls is explained by another rule's finding, in this trace or in a scenario.
  var silencedInterfaces: Set<String> {
    let alone = Evidence(trace, entities: entities, source: source, layers: layers)
    return scenarioFacts.silencedInterfaces.union(alone.interfacesSilencedHere)
  }

  /// The names of protocols whose lack of calls is explained by a finding of `no-reply`, `view-bypass` or `router-bypass`.
  var interfacesSilencedHere: [String] {
    let isUnanswered = finds(.noReply)
    let isBypassed = finds(.viewBypass)
    let isUnrouted = finds(.routerBypass)
    return seams.filter { seam in
      isUnanswered && seam.owner.providesData && seam.target?.providesData == false
        || isUnrouted && seam.target?.opensScreens == true
        || (isBypassed || isUnrouted) && seam.owner.isScreen && seam.target?.preparesScreens == true
    }.map(\.seam.interface)
  }

  func finds(_ rule: Rule) -> Bool { !rule.evaluate(self).findings.isEmpty }
}

/// A reference from one participant to a collaborator, as reported by a `wired` or `lost` event of a trace.
struct WiredSeam {
  let owner: Participant
  let seam: Seam
  let target: Participant?
  let index: Int

  var property: String { seam.property }
  var name: String { "\(owner).\(property)" }

  /// Whether the reference leads away from the screen, as from View to Presenter, and so should hold its target.
  var leadsInwards: Bool {
    guard let target, seam.interface != "closure", !property.namesWayBack else { return false }
    return owner.role.laneOrder < target.role.laneOrder && !target.role.counts(as: .coordinator)
  }
}

extension Evidence {
  /// The references in the trace: one for each `wired` event, and one for each lost message sent through a known reference.
  var seams: [WiredSeam] {
    events.compactMap { index, event in
      guard event.kind == .wired || event.kind == .lost, let owner = event.sender,
        let seam = event.seam
      else { return nil }
      return WiredSeam(owner: owner, seam: seam, target: event.receiver, index: index)
    }
  }

  var lifetimes: Lifetimes { facts.lifetimes }
}
