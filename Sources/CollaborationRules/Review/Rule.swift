import Traces

/// Something that objects that work together keep to.
///
/// It judges evidence and nothing else: the same evidence gives the same judgement.
public struct Rule: Sendable {
  /// The name that it shares with its findings.
  public let name: String
  /// The names of the rules that speak instead of it where they rest on the same row, being more specific.
  let moreSpecific: [String]
  /// What is told of it.
  public let page: RulePage
  /// Says where it does not hold, and what it looked at.
  public let judge: @Sendable (Evidence) -> Judgement

  /// Makes a rule; the page is a text that ``RulePage/init(_:table:)`` reads.
  public init(
    _ name: String,
    _ page: String,
    table: String = "",
    yieldingTo moreSpecific: [String] = [],
    judge: @escaping @Sendable (Evidence) -> Judgement
  ) {
    self.name = name
    self.page = RulePage(page, table: table)
    self.moreSpecific = moreSpecific
    self.judge = judge
  }
}

extension Rule {
  /// Makes a rule of what it found and what it looked at.
  ///
  /// `nothing` says why it had nothing to look at where it had not, and it lacks the first of its `needs` that the
  /// evidence has not.
  init(
    _ name: String,
    _ page: String,
    table: String = "",
    nothing: String,
    needs: [Need] = [],
    yieldingTo moreSpecific: [String] = [],
    found: @escaping @Sendable (Evidence) -> (findings: [Finding], judged: Set<Subject>)
  ) {
    self.init(name, page, table: table, yieldingTo: moreSpecific) { evidence in
      if let lack = needs.lazy.compactMap({ $0.lack(in: evidence) }).first { return .nothing(lack) }
      let (findings, judged) = found(evidence)
      return Judgement(findings, judged: judged, none: nothing)
    }
  }
}
