/// A measure with its values for every variant.
package struct Metric: Sendable {
  /// The group of a measure: the heading in the table under which it stands.
  package enum Group: String, Sendable, CaseIterable {
    /// Measures of a whole variant's source.
    case source
    /// Measures of one role's source.
    case role
    /// Measures of a run's trace.
    case run
    /// Measures of the variant's own tests.
    case tests
  }

  /// The argument of `metrics` at the prompt: `two-way-pairs`.
  package let name: String
  /// The label in the table: `two-way pairs`; a part is indented below its whole: `  wiring`.
  package let title: String
  /// The unit of the value, such as `messages`.
  package let unit: String
  /// The group in the table.
  package let group: Group
  /// How the value is counted, in a few sentences.
  package let method: String
  /// One entry per variant.
  package let entries: [Entry]

  /// The title without its indentation.
  var bareTitle: String { String(title.drop { $0 == " " }) }

  /// The measurement of one variant.
  package struct Entry: Sendable {
    /// The variant's title.
    package let variant: String
    /// The value; of a measure of runs: the value in the compared scenario.
    package let value: MetricValue
    /// The value over all scenarios of the module; nil for measures that are not taken of a run.
    package let overall: MetricValue?
    /// The counted items, one per line.
    package let rows: [String]
  }
}

/// A value with the counted items.
struct Measurement {
  let value: MetricValue
  var overall: MetricValue?
  var rows: [String] = []
}
