import Traces

extension Evidence {
  /// The protocols of which nothing is called because of something that another rule has found.
  var silencedInterfaces: [String] {
    let isUnanswered = finds(.noReply)
    let isBypassed = finds(.viewBypass)
    let isUnrouted = finds(.routerBypass)
    return seams.filter { seam in
      isUnanswered && seam.owner.isAskedForData && seam.target?.isAskedForData == false
        || isUnrouted && seam.target?.opensScreens == true
        || (isBypassed || isUnrouted) && seam.owner.isScreen && seam.target?.preparesScreens == true
    }.map(\.seam.interface)
  }

  private func finds(_ rule: Rule) -> Bool { !rule.judge(self).findings.isEmpty }
}
