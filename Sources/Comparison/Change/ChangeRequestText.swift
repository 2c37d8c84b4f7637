import CollaborationRules
import ComparisonData
import PrintableText
import Stage
import TerminalText
import Traces

extension ChangeComparison {
  /// Returns the text of `compare --change`.
  ///
  /// It has the request, the number of variants that pass the changed specification, the table of measures, the changed
  /// files, and the limits of the measures. With `isPlain`, the table is written as sentences, for screen readers.
  package func text(width: Int, isPlain: Bool = false) -> StyledText {
    let table = MetricTable("before and after \(request.name)", metrics)
    return
      (StyledText("\(module.title), \(request.name): \(request.title)\n", .strong)
      + verdicts + "\n").wrapped(to: width)
      + table.text(width: width, isPlain: isPlain) + "\n"
      + touched.wrapped(to: width) + "\n"
      + StyledText(ChangeComparison.limits + "\n").wrapped(to: width)
  }

  static let limits =
    "Not counted: files that all variants share, and the file that declares the variant. A line that was changed is one "
    + "removed and one added."

  private var verdicts: StyledText {
    let passing = entries.filter { $0.exclusion == nil }.count
    let steps = request.scenarios.reduce(0) { $0 + $1.steps.count }
    let size = "\(request.scenarios.count.counted("scenario")), \(steps.counted("screen"))"
    let all = passing == entries.count
    let verdict =
      "\(passing) of \(entries.count.counted("variant")) "
      + "\(passing == 1 ? "passes" : "pass") the changed specification (\(size)).\n"
    return entries.reduce(StyledText(verdict, all ? .plain : .bad)) { text, entry in
      guard let exclusion = entry.exclusion else { return text }
      return text + StyledText("\(entry.title(request)) has no numbers: \(exclusion).\n", .bad)
    }
  }

  private var touched: StyledText {
    let files = metrics.first { $0.name == "files-touched" }?.entries ?? []
    return files.reduce(into: StyledText()) { text, entry in
      guard entry.value != .refused else { return }
      text += StyledText("\(entry.variant)\n", .strong)
      text += StyledText(lines: entry.rows.map { StyledText("  \($0.printable())") })
    }
  }
}

extension ArchitectureComparison {
  private static let costs = ["files-touched", "lines-added", "lines-removed", "roles-touched"]

  /// Returns a table of the cost of each change request in the compared `.repaired` variants, and the names of the other variants.
  func changes(width: Int, isPlain: Bool) -> StyledText {
    guard !module.changes.isEmpty else {
      return StyledText("\(module.title) has no change requests.\n").wrapped(to: width)
    }
    let variants = entries.map(\.variant)
    let names = variants.filter { $0.edition == .repaired }.map(\.architecture.name)
    let others = variants.filter { $0.edition != .repaired }.map(\.title).listed()
    let none = others.isEmpty ? "" : "No change request was carried out in \(others).\n"
    if names.isEmpty { return StyledText(none).wrapped(to: width) }
    let table = MetricTable(
      module.changes.map { request in
        let trees = request.trees.inOrder.filter { names.contains($0.architecture.name) }
        let comparison = ChangeComparison(of: request, in: module, by: trees)
        let costs = comparison.metrics.filter { ArchitectureComparison.costs.contains($0.name) }
        return ("\(request.name): \(request.title)", costs)
      }
    )
    return table.text(width: width, isPlain: isPlain) + StyledText(none).wrapped(to: width)
      + StyledText("Line by line:  compare \(module.name) --change NAME\n", .dim).wrapped(to: width)
  }
}
