import Stage
import Traces

// What the specifications of the change requests share.

extension [Scenario] {
  /// The scenarios of the products that a change leaves as they are.
  static func unchanged(_ names: String...) -> [Scenario] {
    Module.productScenarios.filter { names.contains($0.name) }
  }
}

extension Screen {
  /// The list with these lines below its title.
  static func productList(_ lines: [Line]) -> Screen {
    Screen(title: "Product List", lines)
  }

  /// The page of a product.
  static func productPage(_ name: String, _ price: String) -> Screen {
    Screen(title: name, back: "Product List", [.text(name), .text(price)])
  }
}

extension Screen.Line {
  /// The product that stands first in the store.
  static let phone = Screen.Line.row("iPhone 16 Pro", "$1,899.00")
  /// The product that stands second in the store, and costs less.
  static let laptop = Screen.Line.row("MacBook Air M4", "$1,599.00")
}
