import ComparisonData
import Stage
import TerminalText
import Traces

/// A table of the places (role or type, file and line) where each variant fulfils each responsibility, such as formatting.
struct ResponsibilityTable {
  private struct Row {
    let work: String
    let locations: [(role: Role?, type: String, location: String)]
  }

  private let titles: [String]
  private let rows: [Row]

  init(of comparison: ArchitectureComparison) {
    titles = comparison.entries.map(\.variant.title)
    rows = Responsibility.allCases.compactMap { responsibility in
      guard let work = comparison.module.responsibilities[responsibility] else { return nil }
      return Row(
        work: work,
        locations: comparison.entries.map {
          ResponsibilityTable.location(of: responsibility, in: $0)
        }
      )
    }
  }

  private static func location(
    of responsibility: Responsibility,
    in entry: ArchitectureComparison.Entry
  ) -> (role: Role?, type: String, location: String) {
    guard let location = entry.variant.location(of: responsibility) else { return (nil, "-", "") }
    let role = entry.role(of: location.type)
    return (role, location.type, "\(location.file):\(location.line)")
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
      [StyledText(row.work)] + row.locations.map { name($0) + " \($0.location)" }
    }
    return ([heading] + lines).inColumns()
  }

  private var list: [StyledText] {
    let lines = rows.flatMap { row in
      zip(titles, row.locations).map { title, location in
        [StyledText("  \(title)"), name(location), StyledText(location.location, .dim)]
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

  private func name(_ location: (role: Role?, type: String, location: String)) -> StyledText {
    guard let role = location.role else { return StyledText(location.type) }
    return StyledText(role.name, .role(role))
  }
}

extension ArchitectureComparison.Entry {
  /// Returns the role, such as Presenter, of a type: by `@Role` in the source, or else of its object in the run; nil for neither.
  package func role(of type: String) -> Role? {
    played.source.outline.type(type)?.role ?? ownObjects.first { $0.type == type }?.role
  }
}
