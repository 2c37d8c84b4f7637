/// A measure with its description and its value for every compared variant or architecture.
package struct Metric: Sendable {
  /// The group of a measure: the section of the printed table in which the measure stands.
  package enum Group: String, Sendable, CaseIterable {
    /// Measures of the whole source of a variant.
    case source
    /// Measures of the source of the types with one role, such as Presenter.
    case role
    /// Measures of the trace of a run.
    case run
    /// Measures of the variant's own unit tests.
    case tests
  }

  /// The name of the measure, by which the command `metrics` selects it: `two-way-pairs`.
  package let name: String
  /// The label of the measure in the printed table: `two-way pairs`; a part of another measure is indented: `  wiring`.
  package let title: String
  /// The unit of the measure's values, such as `messages`.
  package let unit: String
  /// The section of the printed table in which the measure stands.
  package let group: Group
  /// The way in which the value is counted, in a few sentences.
  package let method: String
  /// The measurements, one per compared variant or architecture.
  package let entries: [Entry]

  /// The title of the measure without its indentation.
  package var bareTitle: String { String(title.drop { $0 == " " }) }

  /// The measurement of one variant or architecture.
  package struct Entry: Sendable {
    /// The title of the variant or architecture.
    package let variant: String
    /// The measured value; for a measure of runs, its value in the compared scenario.
    package let value: MetricValue
    /// The value over all scenarios of the module; nil for a measure of the source or the tests, and for an excluded
    /// variant.
    package let overall: MetricValue?
    /// The counted items, each as a line of text.
    package let rows: [String]
  }
}

/// A measured value with the counted items.
struct Measurement {
  let value: MetricValue
  var overall: MetricValue?
  var rows: [String] = []
}
