import Stage
import TerminalText

/// A table of measures with a line per measure and a column per variant.
struct MetricTable {
  /// A line of the table: a heading, or a measure with its values for all variants.
  struct Line {
    let label: String
    /// The values of the measure in the order of the columns; empty for a heading.
    let values: [MetricValue]
  }

  private let titles: [String]
  private let lines: [Line]
  private var corner = "measured"

  /// Creates a table of the measures in `groups`; a measure of runs has a line for the scenario, and one for all scenarios.
  init(of comparison: ArchitectureComparison, _ groups: [Metric.Group]) {
    titles = comparison.entries.map(\.variant.title)
    let scenario = comparison.scenario.name
    let count = comparison.module.scenarios.count
    let metrics = Dictionary(grouping: comparison.metrics, by: \.group)
      .filter { groups.contains($0.key) }
    lines =
      MetricTable.section("in the source", metrics[.source])
      + MetricTable.section("in the source, by role", metrics[.role])
      + MetricTable.section("in the run of \(scenario)", metrics[.run])
      + MetricTable.section(
        "in \(count == 1 ? "the only scenario" : "all \(count) scenarios"), lowest..highest",
        metrics[.run],
        \.overall
      )
      + MetricTable.section("in its own tests", metrics[.tests])
  }

  /// Creates a table without headings; its last column `spread` has the lowest and the highest value of all variants.
  init(summaryOf metrics: [Metric]) {
    titles = (metrics.first?.entries.map(\.variant) ?? []) + ["spread"]
    lines = metrics.map { metric in
      let values = metric.entries.map(\.value)
      let spread = MetricValue(of: values.flatMap(\.bounds))
      return Line(label: metric.bareTitle, values: values + [spread])
    }
  }

  /// Creates a table with a line for each variant, and a column for each measure, headed by the measure's name.
  ///
  /// A figure that was not measured is shown as a dash. Titles of variants are cut if the table would be wider than `width`
  /// columns.
  init(overviewOf metrics: [Metric], width: Int) {
    let corner = "architecture"
    let titles = metrics.map(\.name)
    let rows = (metrics.first?.entries ?? []).indices.map { row in
      metrics.map(\.entries[row].value).map { $0 == .notMeasured ? MetricValue.none : $0 }
    }
    let used = titles.enumerated().reduce(0) { sum, title in
      let values = rows.map { $0[title.offset].description.displayWidth }
      return sum + 2 + max(title.element.displayWidth, values.max() ?? 0)
    }
    let room = width - used < corner.displayWidth ? .max : width - used
    let variants = metrics.first?.entries.map { $0.variant.cut(to: room) } ?? []
    self.corner = corner
    self.titles = titles
    lines = zip(variants, rows).map(Line.init)
  }

  init(_ sections: [(heading: String, metrics: [Metric])]) {
    titles = sections.first?.metrics.first?.entries.map(\.variant) ?? []
    lines = sections.flatMap { MetricTable.section($0.heading, $0.metrics) }
  }

  private static func section(
    _ heading: String,
    _ metrics: [Metric]?,
    _ value: (Metric.Entry) -> MetricValue? = \.value
  ) -> [Line] {
    let lines = (metrics ?? []).map { metric in
      Line(label: "  \(metric.title)", values: metric.entries.map { value($0) ?? .none })
    }
    return lines.isEmpty ? [] : [Line(label: heading, values: [])] + lines
  }

  /// Returns the table, or a list with a line per measure and variant if the table without its headings is too wide.
  ///
  /// With `isPlain`, returns one sentence per measure, for screen readers.
  func text(width: Int, isPlain: Bool) -> StyledText {
    if isPlain { return sentences.wrapped(to: width) }
    let table = self.table
    let headings = lines.map(\.values.isEmpty)
    let fits = zip(table, [false] + headings).allSatisfy { $0.displayWidth <= width || $1 }
    return StyledText(lines: fits ? table : list).wrapped(to: width)
  }

  private var sentences: StyledText {
    StyledText(
      lines: lines.map { line in
        let label = String(line.label.drop { $0 == " " })
        guard !line.values.isEmpty else { return StyledText("\(label):", .strong) }
        let values = zip(titles, line.values).map { "\($0) \($1)" }
        return StyledText("\(label): \(values.joined(separator: ", ")).")
      }
    )
  }

  private var table: [StyledText] {
    let labels = lines.filter { !$0.values.isEmpty }.map(\.label) + [corner]
    let labelWidth = labels.map(\.displayWidth).max() ?? 0
    let widths = titles.indices.map { column in
      lines.filter { !$0.isUnmeasured && !$0.values.isEmpty }
        .reduce(titles[column].displayWidth) { max($0, $1.values[column].description.count) }
    }
    let heading = zip(titles, widths).reduce(StyledText(corner).padded(to: labelWidth).plain) {
      $0 + "  " + $1.0.aligned(to: $1.1)
    }
    return [StyledText(heading, .strong)] + lines.map { row($0, labelWidth, widths) }
  }

  private func row(_ line: Line, _ labelWidth: Int, _ widths: [Int]) -> StyledText {
    guard !line.values.isEmpty else { return StyledText(line.label, .strong) }
    let label = StyledText(line.label).padded(to: labelWidth)
    if line.isUnmeasured { return label + StyledText("  not measured", .dim) }
    return zip(line.values, widths).reduce(label) { $0 + "  " + $1.0.styled(to: $1.1) }
  }

  private var list: [StyledText] {
    let titleWidth = titles.map(\.displayWidth).max() ?? 0
    let valueWidth = lines.flatMap(\.values).map(\.description.count).max() ?? 0
    return [StyledText(corner, .strong)]
      + lines.flatMap { line -> [StyledText] in
        guard !line.values.isEmpty else { return [StyledText(line.label, .strong)] }
        if line.isUnmeasured { return [StyledText(line.label + ": not measured")] }
        return [StyledText(line.label)]
          + zip(titles, line.values).map { title, value in
            StyledText("\(line.indent)  \(title)").padded(to: titleWidth + 8)
              + value.styled(to: valueWidth)
          }
      }
  }
}

extension MetricTable.Line {
  fileprivate var indent: Substring { label.prefix { $0 == " " } }

  fileprivate var isUnmeasured: Bool {
    !values.isEmpty && values.allSatisfy { $0 == .notMeasured }
  }
}

extension MetricValue {
  fileprivate func styled(to width: Int) -> StyledText {
    let isCounted = ![.none, .notMeasured, .refused].contains(self)
    return StyledText(description.aligned(to: width), isCounted ? .plain : .dim)
  }
}

extension String {
  fileprivate func aligned(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - displayWidth)) + self
  }
}
