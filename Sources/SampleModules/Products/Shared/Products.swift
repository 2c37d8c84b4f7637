import ComparisonData
import Stage
import Traces

extension Module {
  /// A module with a list of products and the page of one product.
  public static func products(variants: [Variant]) -> Module {
    Module(
      name: "products",
      title: "Products",
      summary: "a list of products, and the page of one of them",
      variants: variants,
      scenarios: productScenarios
    )
    .lending(((try? ProductStore().loadProducts()) ?? []) + [ProductStoreError.unavailable])
    .compared(
      changes: [.productsRetry, .productsSecondView],
      responsibilities: [
        .get: "get the products",
        .format: "turn 1899.0 into text",
        .decide: "decide what an empty list says",
        .draw: "put rows on screen",
        .navigate: "open the detail",
        .keep: "keep the products for taps",
      ]
    )
  }

  static var productScenarios: [Scenario] {
    [
      Scenario("open", "the list opens with two products", given: "ready", [list]),
      Scenario(
        "open-empty",
        "the store has no products",
        given: "empty",
        [.init(.open, shows: Screen(title: "Product List", [.text("No products found.")]))]
      ),
      Scenario("open-many", "the list opens with 500 products", given: "many", [longList]),
      Scenario(
        "open-failing",
        "the store cannot be reached",
        given: "failing",
        [.init(.open, shows: Screen(title: "Product List", [.text("Could not load products.")]))]
      ),
      Scenario(
        "select",
        "a tap on the first product opens its page",
        given: "ready",
        [list, page]
      ),
      Scenario(
        "back",
        "from the page of a product back to the list",
        given: "ready",
        [list, page, .init(.back, shows: list.screen)]
      ),
    ]
  }

  private static var list: Scenario.Step {
    .init(
      .open,
      shows: Screen(
        title: "Product List",
        [.row("iPhone 16 Pro", "$1,899.00"), .row("MacBook Air M4", "$1,599.00")]
      )
    )
  }

  private static var longList: Scenario.Step {
    .init(
      .open,
      shows: Screen(
        title: "Product List",
        (1...500).map { .row("Product \($0)", "$\($0).00") }
      )
    )
  }

  private static var page: Scenario.Step {
    .init(
      .tap(row: 1),
      shows: Screen(
        title: "iPhone 16 Pro",
        back: "Product List",
        [.text("iPhone 16 Pro"), .text("$1,899.00")]
      )
    )
  }
}
