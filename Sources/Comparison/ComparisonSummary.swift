import ComparisonData
import Stage
import TerminalText
import Traces

extension ArchitectureComparison {
  /// The figures of a summary: of the source, of the run, of the tests.
  private static let figures = [
    "lines", "protocols", "indirect-cycles", "messages", "hops", "doubles", "test-lines",
  ]

  /// Whether the screens are the same, seven figures with their spread, what is not measured, and
  /// where to look on: at most 20 lines of 80 columns.
  public func summary(width: Int, isPlain: Bool = false) -> StyledText {
    let title = StyledText("\(module.title), \(scenario.name): \(scenario.title)\n", .strong)
    let figures = ArchitectureComparison.figures.compactMap(metric)
    let table = MetricTable(summaryOf: figures)
    return (title + verdicts + "\n").wrapped(to: width)
      + (isPlain ? table.sentences.wrapped(to: width) : table.text(width: width)) + "\n"
      + StyledText(ArchitectureComparison.unmeasured + "\n").wrapped(to: width)
      + lookOn.wrapped(to: width)
  }

  /// What no figure here tells.
  private static let unmeasured =
    "Not measured: how easily it is read or learnt, work inside one object, calls between concrete "
    + "types, and what closures hold. No figure says which is better."

  private var lookOn: StyledText {
    let topics = ComparisonTopic.allCases.map(\.rawValue)
    return StyledText("Look on:  ") + StyledText("compare \(module.name)", .command)
      + "  and one of  " + StyledText(topics.joined(separator: " "), .command)
      + ";  " + StyledText("metrics NAME", .command) + "  tells how one was measured.\n"
  }
}
