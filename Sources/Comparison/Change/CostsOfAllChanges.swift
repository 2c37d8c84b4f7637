import CollaborationRules
import ComparisonData
import Stage
import TerminalText

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
    let text = isPlain ? table.sentences.wrapped(to: width) : table.text(width: width)
    return text + StyledText(none).wrapped(to: width)
      + StyledText("Line by line:  compare \(module.name) --change NAME\n", .dim).wrapped(to: width)
  }
}
