/// One measure, taken of every variant in the same way.
public struct Metric: Sendable {
  /// Where a measure is taken.
  public enum Group: String, Sendable, CaseIterable {
    /// In the source, of the whole variant.
    case source
    /// In the source, of one role.
    case role
    /// In the trace of a run.
    case run
    /// In the variant's own tests.
    case tests
  }

  /// The word at the prompt: `two-way-pairs`.
  public let name: String
  /// What the table calls it, indented below what it is a part of: "two-way pairs", "  wiring".
  public let title: String
  /// What is counted.
  public let unit: String
  /// Where it is taken.
  public let group: Group
  /// How it was obtained, in one sentence.
  public let method: String
  /// What it gave, a variant each.
  public let entries: [Entry]

  /// The title without the indentation that it has in the table.
  var bareTitle: String { String(title.drop { $0 == " " }) }

  /// One variant's part.
  public struct Entry: Sendable {
    /// The variant's title.
    public let variant: String
    /// The value; of a run, of the scenario that was played.
    public let value: MetricValue
    /// The value over all scenarios of the module; nil for what is not taken of a run.
    public let overall: MetricValue?
    /// What was counted, a line each.
    public let rows: [String]
  }
}

/// What a measure gave: a value, and the lines behind it.
struct Measurement {
  let value: MetricValue
  var overall: MetricValue?
  var rows: [String] = []
}
