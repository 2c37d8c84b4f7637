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
