import Traces

/// One violation of a rule, with its evidence.
public struct Finding: Hashable, Sendable {
  /// The name of the violated rule, and of the fault (a prepared defect of a sample) that causes the violation:
  /// `nil-link`.
  public let name: String
  /// What is wrong, in one sentence.
  public let text: String
  /// Further facts, one sentence each.
  public let details: [String]
  /// What to write in the source, in a few words; empty where only the rule's page explains it.
  public let repair: String
  /// The numbers of the rows that show the violation.
  public let rows: [Int]

  /// Creates a finding.
  public init(
    _ name: String,
    _ text: String,
    details: [String] = [],
    repair: String = "",
    rows: [Int] = []
  ) {
    self.name = name
    self.text = text
    self.details = details
    self.repair = repair
    self.rows = rows
  }
}
