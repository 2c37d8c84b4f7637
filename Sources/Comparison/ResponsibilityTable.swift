import ComparisonData
import Stage
import TerminalText
import Traces

/// A table of the places (role or type, file and line) where each variant fulfils each responsibility, such as formatting.
struct ResponsibilityTable {
  private let titles: [String]
  private let rows: [(work: String, locations: [(name: StyledText, place: String)])]

  init(of comparison: ArchitectureComparison) {
    titles = comparison.entries.map(\.variant.title)
    rows = Responsibility.allCases.compactMap { responsibility in
      comparison.module.responsibilities[responsibility].map { work in
        (work, comparison.entries.map { $0.location(of: responsibility) })
      }
    }
  }

  /// Returns the table, or a list of the same places if the table is too wide; empty if the module names no responsibility.
  func text(width: Int) -> StyledText {
    guard !rows.isEmpty else { return StyledText() }
    let table = self.table
    return StyledText(lines: table.allSatisfy { $0.displayWidth <= width } ? table : list)
  }

  private var table: [StyledText] {
    let heading = ([ResponsibilityTable.question] + titles).map { StyledText($0, .strong) }
    let lines = rows.map { row in
      [StyledText(row.work)] + row.locations.map { $0.name + " \($0.place)" }
    }
    return ([heading] + lines).inColumns()
  }

  private var list: [StyledText] {
    let lines = rows.flatMap { row in
      zip(titles, row.locations).map { title, location in
        [StyledText("  \(title)"), location.name, StyledText(location.place, .dim)]
      }
    }
    let cells = lines.inColumns()
    var text = [StyledText(ResponsibilityTable.question, .strong)]
    for (index, row) in rows.enumerated() {
      text.append(StyledText(row.work))
      text += cells[(index * titles.count)..<((index + 1) * titles.count)]
    }
    return text
  }

  private static let question = "where is it done?"
}

extension ArchitectureComparison.Entry {
  func location(of responsibility: Responsibility) -> (name: StyledText, place: String) {
    guard let location = variant.location(of: responsibility) else { return ("-", "") }
    let name = role(of: location.type).map { StyledText($0.name, .role($0)) }
    return (name ?? StyledText(location.type), "\(location.file):\(location.line)")
  }

  /// Returns the role, such as Presenter, of a type: by `@Role` in the source, or else of its object in the run; nil for neither.
  package func role(of type: String) -> Role? {
    played.source.outline.type(type)?.role ?? ownObjects.first { $0.type == type }?.role
  }
}
