import Stage
import TerminalText

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
    let table = MetricTable(
      "the most telling of \(metrics.count) measures",
      ArchitectureComparison.tellingMeasures.compactMap(metric)
    )
    let way: StyledText =
      StyledText("metrics NAME", .command) + "  tells how one was measured,  "
      + StyledText("metrics all", .command) + "  lists them all.\n"
    return table.text(width: width, isPlain: isPlain)
      + way.wrapped(to: width)
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
    let topics = ComparisonTopic.allCases.map(\.rawValue)
    return StyledText("Look on:  ") + StyledText("compare \(module.name)", .command)
      + "  and one of  " + StyledText(topics.joined(separator: " "))
      + ";  " + StyledText("metrics NAME", .command) + "  tells how one was measured.\n"
  }
}
