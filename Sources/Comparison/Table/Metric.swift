import PrintableText
import TerminalText

/// A measure with its description and its value for every compared variant or architecture.
package struct Metric: Sendable {
  /// The section of the printed table in which a measure stands.
  package enum Group: String, Sendable, CaseIterable {
    case source
    /// Measures of the source of the types with one role, such as Presenter.
    case role
    case run
    case tests
  }

  /// The name that selects the measure in the command `metrics NAME`: `two-way-pairs`.
  package let name: String
  /// The label in the printed table: `two-way pairs`; indented for a part of another measure: `  wiring`.
  package let title: String
  package let unit: String
  package let group: Group
  /// The way in which the value is counted, in a few sentences.
  package let method: String
  package let entries: [Entry]

  package var bareTitle: String { String(title.drop { $0 == " " }) }

  package struct Entry: Sendable {
    package let variant: String
    /// The measured value; for a measure of runs, its value in the compared scenario.
    package let value: MetricValue
    /// For a measure of runs, its value over all scenarios of the module; nil for other measures and for an excluded variant.
    package let overall: MetricValue?
    package let rows: [String]
  }

  /// Returns the page that `metrics NAME` prints: how the measure is counted, and each variant's value and counted items.
  package func text(width: Int) -> StyledText {
    let heading = StyledText(bareTitle, .strong) + StyledText(" (\(name)): \(unit)\n")
    var text = heading.wrapped(to: width)
    text += StyledText(method + "\n").wrapped(to: width)
    for entry in entries { text += entry.text.wrapped(to: width) }
    return text
  }
}

extension Metric.Entry {
  init(_ variant: String, _ measurement: Measurement) {
    self.init(
      variant: variant,
      value: measurement.value,
      overall: measurement.overall,
      rows: measurement.rows
    )
  }

  fileprivate var text: StyledText {
    var text = StyledText(variant, .strong) + StyledText(": \(value.words)")
    if let overall, value != .refused {
      text += StyledText("; over all scenarios: \(overall.words)")
    }
    text += "\n"
    return text + StyledText(lines: rows.map { StyledText("  \($0.printable())") })
  }
}

extension MetricValue {
  fileprivate var words: String {
    switch self {
    case .none: "nothing to measure"
    case .refused: "no numbers"
    default: description
    }
  }
}
