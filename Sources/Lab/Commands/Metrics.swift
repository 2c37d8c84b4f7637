import Comparison
import Stage
import TerminalText

extension Command {
  static let metrics = Command(
    usage: "metrics [NAME]",
    help: """
      Lists the most telling figures of the loaded module in every architecture;  metrics all  \
      everything that was measured: in the source, in the runs of all scenarios, in the tests.
      With a name: how that was measured, and each thing that was counted.
      """,
    summary: "Lists what was measured of each architecture",
    example: CommandExample("metrics two-way-pairs", after: "load products"),
    isVerbatim: true,
    needsWholeRun: true,
    needsModule: true,
    complete: { session, words in
      guard words.isEmpty, let module = session.loadedModule else { return [] }
      return ["all"] + Metric.names(in: module) + ArchitectureComparison.overviewNames
    },
    run: { session, words throws(Refusal) in
      try session.metrics(words.joined(separator: " ")) + session.leftOutOfComparison()
    }
  )
}

extension Session {
  fileprivate func metrics(_ name: String) throws(Refusal) -> StyledText {
    let comparison = try measured()
    let (width, isPlain) = (settings.width, settings.isPlain)
    if name.isEmpty { return comparison.tellingTable(width: width, isPlain: isPlain) }
    if name.lowercased() == "all" {
      let names = Metric.names(in: comparison.module).joined(separator: ", ")
      let end = "metrics NAME says how one was measured, and what was counted: \(names).\n"
      return comparison.table(width: width, isPlain: isPlain) + StyledText(end).wrapped(to: width)
    }
    guard let metric = try measured(everywhere: true).metric(name.lowercased()) else {
      throw .unknown("metric", name, among: comparison.metrics.map(\.name), all: "metrics all")
    }
    return metric.text(width: width)
  }

  fileprivate func measured(everywhere: Bool = false) throws(Refusal) -> ArchitectureComparison {
    let words = everywhere ? [ComparisonTopic.overview.rawValue] : []
    return baselines.comparison(try ComparisonRequest(words, try requireLoaded().run.module))
  }
}
