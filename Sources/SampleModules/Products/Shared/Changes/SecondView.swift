import ComparisonData
import Stage
import Traces

extension ChangeRequest {
  /// The change request "second-view": a second View shows the number of products.
  public static var productsSecondView: ChangeRequest {
    ChangeRequest(
      "second-view",
      "A view of its own, above the list, says how many products there are: 2 products.",
      scenarios: Module.productScenarios.map(\.counted)
    )
  }
}

extension Scenario {
  /// The same scenario, with the number of products as a first line of each screen that has rows.
  fileprivate var counted: Scenario {
    let steps = steps.map { Step($0.action, shows: $0.screen?.counted) }
    return Scenario(name, title, given: condition, steps)
  }
}

extension Screen {
  fileprivate var counted: Screen {
    guard !rows.isEmpty else { return self }
    return Screen(title: title, back: back, [.text("\(rows.count) products")] + lines)
  }
}
