import Stage
import TerminalText
import Traces

extension ArchitectureComparison {
  /// Returns the overview: the verdicts, a table with a row for each variant and a column for each measure, and a legend.
  ///
  /// For ten variants it has at most 23 lines of 80 columns; with `isPlain`, the table is written as sentences.
  func overview(width: Int, isPlain: Bool) -> StyledText {
    let metrics = overviewMetrics
    let table = MetricTable(overviewOf: metrics, width: isPlain ? .max : width)
    let hasDash = metrics.contains { $0.entries.contains { $0.value == .notMeasured } }
    let legend = ArchitectureComparison.overviewLegend + (hasDash ? " A dash: not measured." : "")
    return (verdicts + "\n").wrapped(to: width)
      + table.text(width: width, isPlain: isPlain) + "\n"
      + StyledText(legend + "\n", .dim).wrapped(to: width)
      + wayOn.wrapped(to: width)
  }

  private static let overviewLegend =
    "Lines of code and protocols in the source; objects, messages and references in this run; lines of "
    + "its own tests."

  private var wayOn: StyledText {
    var text: StyledText = "Look on:  "
    if let first = module.variants.first?.name, let last = entries.last?.variant.name, first != last
    {
      text +=
        StyledText("compare \(module.name) \(first) \(last)", .command)
        + "  lays two to five side by side;  "
    }
    return text + StyledText("load \(module.name); metrics NAME", .command)
      + "  tells how a column was counted;  " + StyledText("explain families", .command)
      + "  draws who holds whom.\n"
  }
}

extension MetricTable {
  /// Creates a table with a line for each variant, and a column for each measure, headed by the measure's name.
  ///
  /// A figure that was not measured is shown as a dash. Titles of variants are cut if the table would be wider than `width` columns.
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
    self.init(corner, titles: titles, lines: zip(variants, rows).map(Line.init))
  }
}

extension ArchitectureComparison {
  /// The overview as one line of JSON with its keys in a fixed order: the variants, and the measures with the counted items.
  package var overviewJSON: String {
    var json = JSONWriter()
    json.object { json in
      json.put("module", module.name)
      json.put("scenario", scenario.name)
      json.put("variants", entries) { entry, json in
        json.object { json in
          json.put("variant", entry.variant.title)
          json.put("architecture", entry.variant.architecture.name)
          json.put("excluded", entry.exclusion?.description ?? "")
        }
      }
      json.put("metrics", overviewMetrics) { $1.object($0.write) }
    }
    return json.text + "\n"
  }
}
