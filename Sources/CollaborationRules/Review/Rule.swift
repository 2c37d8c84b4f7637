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

  /// Makes a rule.
  public init(
    _ name: String,
    _ page: RulePage,
    yieldingTo moreSpecific: [String] = [],
    judge: @escaping @Sendable (Evidence) -> Judgement
  ) {
    self.name = name
    self.page = page
    self.moreSpecific = moreSpecific
    self.judge = judge
  }
}
