import PrintableText
import TerminalText

/// A measure with its description and its value for every compared variant or architecture.
package struct Metric: Sendable {
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
  /// Creates an entry with the result of `measure`, which is called only without an exclusion; else the value is `.refused`.
  init(_ variant: String, excluded exclusion: Exclusion?, measuring measure: () -> Measurement) {
    let measurement = exclusion == nil ? measure() : Measurement(value: .refused)
    self.variant = variant
    (value, overall, rows) = (measurement.value, measurement.overall, measurement.rows)
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

package enum MetricValue: Hashable, Sendable {
  case number(Int)
  /// A count of items out of a total number.
  case part(Int, of: Int)
  /// The sizes of groups of types, in the order in which the groups were found; empty if there is no group.
  case sizes([Int])
  /// The lowest and the highest of several counts, such as one per action or scenario.
  case range(ClosedRange<Int>)
  /// The coupling of the types with one role by the names in their source: the number of types that occur in it (Ce), and of types
  /// in whose source they occur (Ca), both also of the same role.
  case coupling(outgoing: Int, incoming: Int)
  /// There is nothing to measure, as for a role that the architecture does not have.
  case none
  /// No measurement was taken, though one is possible, as for tests without recorded results.
  case notMeasured
  /// No measurement is taken, since the variant is excluded from the comparison.
  case refused

  /// The counts in the value: the number, the part, both ends of a range, or all sizes (0 if there are none); else empty.
  var bounds: [Int] {
    switch self {
    case .number(let number), .part(let number, of: _): [number]
    case .range(let range): [range.lowerBound, range.upperBound]
    case .sizes(let sizes): sizes.isEmpty ? [0] : sizes
    case .coupling, .none, .notMeasured, .refused: []
    }
  }

  /// The number that a bar shows: the count, the part, the upper end of the range, or the sum of the sizes; nil for other values.
  package var number: Int? {
    if case .sizes(let sizes) = self { return sizes.reduce(0, +) }
    return bounds.max()
  }

  /// Creates a number if all counts are equal, else a range from the lowest to the highest count; `.none` without counts.
  init(of counts: [Int]) {
    guard let low = counts.min(), let high = counts.max() else {
      self = .none
      return
    }
    self = low == high ? .number(low) : .range(low...high)
  }
}

extension MetricValue: CustomStringConvertible {
  /// The value as the printed table shows it: `5`, `9/11`, `0..4`, `2+4`, `3/1 0.75`, `-`.
  package var description: String {
    switch self {
    case .number(let number): "\(number)"
    case .part(let part, let whole): "\(part)/\(whole)"
    case .range(let range): "\(range.lowerBound)..\(range.upperBound)"
    case .sizes(let sizes): sizes.isEmpty ? "0" : sizes.map(String.init).joined(separator: "+")
    case .coupling(let outgoing, let incoming):
      "\(outgoing)/\(incoming) \(MetricValue.instability(outgoing, incoming))"
    case .none, .refused: "-"
    case .notMeasured: "not measured"
    }
  }

  /// Returns the instability `outgoing` / (`outgoing` + `incoming`), rounded to two decimal digits, `0.75`; `-` if both are 0.
  static func instability(_ outgoing: Int, _ incoming: Int) -> String {
    let sum = outgoing + incoming
    guard sum > 0 else { return "-" }
    let hundredths = (outgoing * 200 + sum) / (sum * 2)
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}
