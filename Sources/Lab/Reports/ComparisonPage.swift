import Comparison
import ComparisonData
import Stage
import Traces
import WebPages

extension WebPage {
  init(of comparison: ArchitectureComparison) {
    let (module, scenario) = (comparison.module, comparison.scenario)
    self.init(
      comparing: comparison.entries.map { WebConversation($0, in: module) },
      "\(module.title): \(scenario.name)",
      lead: "\(scenario.title.capitalized), in "
        + comparison.entries.map(\.variant.title).joined(separator: ", ") + ".",
      figures: comparison.figures,
      places: comparison.workPlaces
    )
  }
}

extension WebConversation {
  fileprivate init(_ entry: ArchitectureComparison.Entry, in module: Module) {
    self.init(entry.variant.name, title: entry.variant.title, entry.scenarioRun.trace)
    introduction = [entry.summary + "."]
    show(entry.variant.sources + module.sources)
  }
}

extension ArchitectureComparison {
  fileprivate var figures: WebTable {
    let rows = summaryMetrics.map { metric in
      [WebTable.Cell(metric.bareTitle, hint: metric.method)]
        + metric.entries.map { WebTable.Cell("\($0.value)", number: $0.value.number) }
    }
    return WebTable(["measured"] + entries.map(\.variant.title), rows)
  }

  fileprivate var workPlaces: WebTable {
    let rows = Responsibility.allCases.compactMap { responsibility -> [WebTable.Cell]? in
      guard let work = module.responsibilities[responsibility] else { return nil }
      return [WebTable.Cell(work)] + entries.map { $0.place(of: responsibility) }
    }
    return WebTable(["work"] + entries.map(\.variant.title), rows)
  }
}

extension ArchitectureComparison.Entry {
  fileprivate func place(of responsibility: Responsibility) -> WebTable.Cell {
    guard let location = variant.location(of: responsibility) else { return WebTable.Cell("-") }
    let name = role(of: location.type)?.name ?? location.type
    return WebTable.Cell(name, hint: "\(location.file):\(location.line)")
  }
}
