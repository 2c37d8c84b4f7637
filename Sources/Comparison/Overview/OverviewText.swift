import Stage
import TerminalText

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
      + (isPlain ? table.sentences.wrapped(to: width) : table.text(width: width)) + "\n"
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
