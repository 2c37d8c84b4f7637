import Traces

/// Facts of the runs of all scenarios, computed once and shared by every run that is judged with them.
package struct ScenarioFacts: Sendable {
  let traces: [Trace]
  let requests: [Request]
  /// The protocols that nothing calls because of what another rule has found.
  let silencedInterfaces: Set<String>
  /// The pairs of protocol and name of all messages; the protocol is empty where it is unknown.
  let calledNames: Set<[String]>
  /// Whether one of the runs has a loss after which expected messages may be missing.
  let hasUnexplainedLoss: Bool

  /// Computes the facts of the runs.
  ///
  /// - Complexity: O(*n*) in the number of events of all runs.
  package init(_ traces: [Trace], entities: [String], source: SourceFacts?, layers: LayerTable?) {
    let runs = traces.map { Evidence($0, entities: entities, source: source, layers: layers) }
    self.traces = traces
    requests = runs.flatMap { $0.facts.requests.all }
    silencedInterfaces = Set(runs.flatMap(\.interfacesSilencedHere))
    calledNames = Set(traces.flatMap(\.calledNames))
    hasUnexplainedLoss = traces.contains(where: \.hasUnexplainedLoss)
  }
}
