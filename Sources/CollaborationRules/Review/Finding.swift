/// A violation of a rule, with its evidence.
public struct Finding: Hashable, Sendable {
  /// The name of the violated rule, such as `nil-link`; a fault (a prepared defect) that causes such violations has the same name.
  public let name: String
  /// A sentence that says which objects violate the rule and how.
  public let text: String
  /// Further facts about the violation, one sentence each.
  public let details: [String]
  /// The repair to write in the source, in a few words; empty if only the rule's page explains it.
  public let repair: String
  /// The numbers of the rows (numbered events of the trace) that show the violation.
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
