import Traces

/// One violation of a rule, and what it rests on.
public struct Finding: Hashable, Sendable {
  /// The name that it shares with its rule and its fault: `nil-link`.
  public let name: String
  /// What is wrong, in one sentence.
  public let text: String
  /// What else is known of it, a sentence each.
  public let details: [String]
  /// What to write in the source, in a few words; empty where the page says it all.
  public let repair: String
  /// The rows it rests on, by their numbers.
  public let rows: [Int]

  /// Makes a finding.
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
