/// One measure, taken of every variant in the same way.
package struct Metric: Sendable {
  /// Where a measure is taken.
  package enum Group: String, Sendable, CaseIterable {
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
  package let name: String
  /// What the table calls it, indented below what it is a part of: "two-way pairs", "  wiring".
  package let title: String
  /// What is counted.
  package let unit: String
  /// Where it is taken.
  package let group: Group
  /// How it was obtained, in one sentence.
  package let method: String
  /// What it gave, a variant each.
  package let entries: [Entry]

  /// The title without the indentation that it has in the table.
  var bareTitle: String { String(title.drop { $0 == " " }) }

  /// One variant's part.
  package struct Entry: Sendable {
    /// The variant's title.
    package let variant: String
    /// The value; of a run, of the scenario that was played.
    package let value: MetricValue
    /// The value over all scenarios of the module; nil for what is not taken of a run.
    package let overall: MetricValue?
    /// What was counted, a line each.
    package let rows: [String]
  }
}

/// What a measure gave: a value, and the lines behind it.
struct Measurement {
  let value: MetricValue
  var overall: MetricValue?
  var rows: [String] = []
}
