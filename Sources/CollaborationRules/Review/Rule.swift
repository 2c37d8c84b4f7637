/// A rule that collaborating objects should keep; equal evidence gives an equal result.
public struct Rule: Sendable {
  /// The name of the rule and of its findings: `nil-link`.
  public let name: String
  /// The names of more specific rules; a finding of this rule is dropped if one of them has a finding at the same row.
  let moreSpecific: [String]
  /// The explanation of the rule that the command `explain` prints.
  public let page: RulePage
  /// The function that examines the evidence and returns the violations and the examined subjects.
  public let evaluate: @Sendable (Evidence) -> RuleResult

  /// Creates a rule; `page` is a text that ``RulePage/init(_:table:)`` parses.
  public init(
    _ name: String,
    _ page: String,
    table: String = "",
    yieldingTo moreSpecific: [String] = [],
    evaluate: @escaping @Sendable (Evidence) -> RuleResult
  ) {
    self.name = name
    self.page = RulePage(page, table: table)
    self.moreSpecific = moreSpecific
    self.evaluate = evaluate
  }

  /// Creates a rule from `found`, called if the evidence meets all `needs`; `nothing` is the reason if no subject was examined.
  init(
    _ name: String,
    _ page: String,
    table: String = "",
    nothing: String,
    needs: [EvidenceRequirement] = [],
    yieldingTo moreSpecific: [String] = [],
    found: @escaping @Sendable (Evidence) -> (findings: [Finding], examined: Set<Subject>)
  ) {
    self.init(name, page, table: table, yieldingTo: moreSpecific) { evidence in
      let missing = needs.lazy.compactMap { $0.missingEvidence(in: evidence) }.first
      if let missing { return .nothing(missing) }
      let (findings, examined) = found(evidence)
      return RuleResult(findings, examined: examined, none: nothing)
    }
  }
}
