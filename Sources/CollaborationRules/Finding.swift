import Traces

/// One place where a rule does not hold.
public struct Finding: Hashable, Sendable {
  /// The name that it shares with its rule and its fault: `nil-link`.
  public let name: String
  /// What is wrong, in one sentence.
  public let text: String
  /// The rows it rests on, by their numbers.
  public let rows: [Int]

  /// Makes a finding.
  public init(_ name: String, _ text: String, rows: [Int] = []) {
    self.name = name
    self.text = text
    self.rows = rows
  }
}
