import Traces

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

  private func finds(_ rule: Rule) -> Bool { !rule.evaluate(self).findings.isEmpty }
}
