import Comparison
import Stage
import TerminalText

extension Command {
  static let metrics = Command(
    name: "metrics",
    group: .compare,
    usage: "metrics [NAME]",
    help: """
      Lists what was measured of the loaded module in every architecture: in the source, in the \
      runs of all scenarios, in the tests.
      With a name: how that was measured, and each thing that was counted.
      """,
    isVerbatim: true,
    needsWholeRun: true,
    needsModule: true,
    complete: { session, words in
      guard words.isEmpty, let module = session.loadedModule else { return [] }
      return Metric.names(in: module)
    },
    run: { session, words throws(Refusal) in
      let comparison = try session.measured()
      let name = words.joined(separator: " ")
      guard !name.isEmpty else {
        return session.list(of: comparison) + session.leftOutOfComparison()
      }
      guard let metric = comparison.metric(name.lowercased()) else {
        throw .unknown("metric", name, among: comparison.metrics.map(\.name), all: "metrics")
      }
      return metric.text(width: session.settings.width)
    }
  )
}

extension Session {
  /// The loaded module, measured in all its architectures.
  fileprivate func measured() throws(Refusal) -> ArchitectureComparison {
    let request = try ComparisonRequest([], try requireLoaded().run.module)
    return baselines.comparison(
      of: request.scenario,
      in: request.module,
      by: request.variants
    )
  }

  fileprivate func list(of comparison: ArchitectureComparison) -> StyledText {
    let names = comparison.metrics.map(\.name).joined(separator: ", ")
    let end = StyledText(
      "metrics NAME says how one was measured, and what was counted: \(names).\n"
    )
    return comparison.table(width: settings.width, isPlain: settings.isPlain)
      + end.wrapped(to: settings.width)
  }
}
