import Traces

/// What the rules read off the runs of all scenarios, each thing once for all that is judged beside them.
package struct ScenarioFacts: Sendable {
  let traces: [Trace]
  let requests: [Request]
  /// The protocols that nothing calls because of what another rule has found.
  let silencedInterfaces: Set<String>
  /// Protocol and name of every message; the protocol is empty where it is not known.
  let calledNames: Set<[String]>
  /// Whether a message was lost on which others may have depended.
  let hasUnexplainedLoss: Bool

  /// Reads the runs.
  ///
  /// - Complexity: O(*n*) in the length of all of them.
  package init(_ traces: [Trace], entities: [String], source: SourceFacts?, layers: LayerTable?) {
    let runs = traces.map { Evidence($0, entities: entities, source: source, layers: layers) }
    self.traces = traces
    requests = runs.flatMap { $0.facts.requests.all }
    silencedInterfaces = Set(runs.flatMap(\.interfacesSilencedHere))
    calledNames = Set(traces.flatMap(\.calledNames))
    hasUnexplainedLoss = traces.contains(where: \.hasUnexplainedLoss)
  }
}
