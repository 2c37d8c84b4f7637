import ComparisonData
import Stage
import Traces

extension ChangeRequest {
  /// The change request "list-kit": another list component draws the list, and counts its items.
  public static var articlesListKit: ChangeRequest {
    ChangeRequest(
      "list-kit",
      "The list is drawn by another kit, which also counts the items.",
      scenarios: Module.articleScenarios.map(\.counted)
    )
  }
}

extension Scenario {
  /// The same scenario, with the number of rows as a first line of each screen that has rows.
  fileprivate var counted: Scenario {
    Scenario(
      name,
      title,
      given: condition,
      steps.map { Step($0.action, shows: $0.screen?.counted) }
    )
  }
}

extension Screen {
  fileprivate var counted: Screen {
    guard !rows.isEmpty else { return self }
    let count = Line.text("\(rows.count) item\(rows.count == 1 ? "" : "s")")
    return Screen(title: title, back: back, [count] + lines)
  }
}
