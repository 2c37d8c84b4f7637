import Traces

/// Facts about the traces of a module's scenarios, computed once for all rules.
package struct ScenarioFacts: Sendable {
  let traces: [Trace]
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
    requests = runs.flatMap { $0.facts.requests.all }
    silencedInterfaces = Set(runs.flatMap(\.interfacesSilencedHere))
    calledNames = Set(traces.flatMap(\.calledNames))
    hasUnexplainedLoss = traces.contains(where: \.hasUnexplainedLoss)
  }
}
