import Stage
import Traces

// Scenarios, screens and rows that the specifications of several change requests use.

extension [Scenario] {
  /// Returns the Products scenarios with these names, which a change request leaves unchanged.
  static func unchanged(_ names: String...) -> [Scenario] {
    Module.productScenarios.filter { names.contains($0.name) }
  }
}

extension Screen {
  /// The list with the given lines below its title.
  static func productList(_ lines: [Line]) -> Screen {
    Screen(title: "Product List", lines)
  }

  /// The page of a product.
  static func productPage(_ name: String, _ price: String) -> Screen {
    Screen(title: name, back: "Product List", [.text(name), .text(price)])
  }
}

extension Screen.Line {
  /// The row of the first product in the store.
  static let phone = Screen.Line.row("iPhone 16 Pro", "$1,899.00")
  /// The row of the second product in the store, which costs less than the first.
  static let laptop = Screen.Line.row("MacBook Air M4", "$1,599.00")
}
