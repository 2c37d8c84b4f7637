import Stage
import TerminalText
import Traces

extension ArchitectureComparison {
  private static let summaryMeasures = [
    "files", "lines", "largest-type", "duties", "protocols", "indirect-cycles", "two-way-pairs",
    "hops", "doubles", "test-lines",
  ]

  package var summaryMetrics: [Metric] {
    ArchitectureComparison.summaryMeasures.compactMap(metric)
  }

  /// Returns the text of a bare `compare`, at most 20 lines of 80 columns.
  ///
  /// It says whether the variants showed the same screens, lists ten measures with their lowest and highest values, and names
  /// the limits of the measures and further commands.
  package func summary(width: Int, isPlain: Bool = false) -> StyledText {
    let title = StyledText("\(module.title), \(scenario.name): \(scenario.title)\n", .strong)
    let table = MetricTable(summaryOf: summaryMetrics)
    return (title + verdicts + "\n").wrapped(to: width)
      + table.text(width: width, isPlain: isPlain) + "\n"
      + StyledText(ArchitectureComparison.measureLimits + "\n").wrapped(to: width)
      + furtherCommands.wrapped(to: width)
  }

  /// Returns a table of eighteen selected measures of the source, the run and the tests, at most 24 lines of 80 columns.
  package func tellingTable(width: Int, isPlain: Bool = false) -> StyledText {
    let telling = ArchitectureComparison.tellingMeasures.compactMap(metric)
    let table = MetricTable([("the most telling of \(metrics.count) measures", telling)])
    let way: StyledText =
      StyledText("metrics NAME", .command) + "  tells how one was measured,  "
      + StyledText("metrics all", .command) + "  lists them all.\n"
    return table.text(width: width, isPlain: isPlain) + way.wrapped(to: width)
  }

  private static let tellingMeasures = [
    "files", "lines", "lines-wiring", "lines-mapping", "largest-type", "duties", "protocols",
    "indirect-cycles", "messages", "bindings", "store-messages", "depth", "hops", "two-way-pairs",
    "alive-after-closing", "doubles", "waits", "test-lines",
  ]

  private static let measureLimits =
    "Not measured: how easily it is read or learnt, work inside one object, calls between concrete "
    + "types, and what closures hold. No figure says which is better."

  private var furtherCommands: StyledText {
    let topics = module.comparisonTopics.map(\.rawValue)
    return StyledText("Look on:  ") + StyledText("compare \(module.name)", .command)
      + "  and one of  " + StyledText(topics.joined(separator: " "))
      + ";  " + StyledText("metrics NAME", .command) + "  tells how one was measured.\n"
  }

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

  package var overviewMetrics: [Metric] {
    ["lines", "protocols", "objects", "messages", "strong", "weak", "test-lines"]
      .compactMap(metric)
  }

  package static let overviewNames = ["objects", "strong", "weak"]

  /// Returns the measure of the overview with this name; nil for a measure that other tables have, and for an unknown name.
  ///
  /// - Complexity: One play of the compared scenario by each variant for `strong` and `weak`.
  func overviewMetric(_ name: String) -> Metric? {
    switch name {
    case "objects": OverviewMeasure.objects.metric(of: entries, in: scenario, \.trace)
    case "strong": references(OverviewMeasure.strong)
    case "weak": references(OverviewMeasure.weak)
    default: nil
    }
  }

  private func references(_ measure: Measure<[ObjectGraph.Reference]>) -> Metric {
    measure.metric(.run, of: entries) { entry in
      let own = entry.ownObjects
      return entry.ownership(after: scenario).references.filter { reference in
        [reference.owner, reference.target].allSatisfy { $0.isStore || own.contains($0) }
      }
    }
  }
}

private enum OverviewMeasure {
  static let objects = Measure<RunTrace>(
    "objects",
    "The recorded objects that were created in the run, also those that were released before its end. "
      + "The Store, which all variants share, does not count."
  ) { run in
    let names = run.ownObjects.map(\.name)
    return Measurement(counts: [names.count], rows: [names.joined(separator: ", ")])
  }

  static let strong = references("strong", "The strong references", [.strong])
  static let weak = references("weak", "The weak and unowned references", [.weak, .unowned])

  private static func references(
    _ name: String,
    _ counted: String,
    _ strengths: [Seam.Strength]
  ) -> Measure<[ObjectGraph.Reference]> {
    Measure(
      name,
      titled: "\(name) references",
      unit: "references",
      "\(counted) between the objects that count as objects, and between these and the Store, in stored "
        + "properties at the end of the scenario. What a closure holds is not seen. compare MODULE ownership  "
        + "draws them, and those of objects without a role."
    ) { references in
      references.filter { strengths.contains($0.strength) }
        .map { "\($0.owner.name) holds \($0.target.name) as \($0.property)" }
    }
  }
}
