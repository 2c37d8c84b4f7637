import Traces

/// Facts about the traces of a module's scenarios, computed once for all rules.
package struct ScenarioFacts: Sendable {
  let traces: [Trace]
  let requests: [Request]
  /// The names of protocols that have no call because of a defect that another rule, such as `no-reply`, reports.
  let silencedInterfaces: Set<String>
  /// The protocol and the name of each message in the scenarios, as pairs; the protocol is empty if it is unknown.
  let calledNames: Set<[String]>
  /// Whether a scenario lost a message, or released an object during assembly, so that later messages may be missing.
  let hasUnexplainedLoss: Bool

  /// Computes the facts of `traces`, one for each scenario.
  ///
  /// - Complexity: O(*n*) in the number of events of all traces.
  package init(_ traces: [Trace], entities: [String], source: SourceFacts?, layers: LayerTable?) {
    let runs = traces.map { Evidence($0, entities: entities, source: source, layers: layers) }
    self.traces = traces
    requests = runs.flatMap { $0.facts.requests.all }
    silencedInterfaces = Set(runs.flatMap(\.interfacesSilencedHere))
    calledNames = Set(traces.flatMap(\.calledNames))
    hasUnexplainedLoss = traces.contains(where: \.hasUnexplainedLoss)
  }
}
