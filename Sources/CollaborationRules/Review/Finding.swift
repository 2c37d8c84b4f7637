import Traces

/// One violation of a rule, with its evidence.
public struct Finding: Hashable, Sendable {
  /// The name of the violated rule, and of the fault (a prepared defect of a sample) that causes the violation:
  /// `nil-link`.
  public let name: String
  /// A sentence that says which objects violate the rule and how.
  public let text: String
  /// Further facts about the violation, one sentence each.
  public let details: [String]
  /// The repair to write in the source, in a few words; empty where only the rule's page explains the repair.
  public let repair: String
  /// The numbers of the trace's rows that show the violation.
  public let rows: [Int]

  /// Creates a finding of the rule `name` with the sentence `text`.
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
