import ComparisonData
import Stage
import Traces

extension ChangeRequest {
  /// Prices with their currency.
  public static var productsFormatPrice: ChangeRequest {
    ChangeRequest(
      "format-price",
      "A price is followed by its currency: $1,899.00 USD.",
      scenarios: .unchanged("open-empty", "open-failing") + priced
    )
  }

  private static var priced: [Scenario] {
    let list = Screen.productList([
      .row("iPhone 16 Pro", "$1,899.00 USD"), .row("MacBook Air M4", "$1,599.00 USD"),
    ])
    let many = (1...500).map { Screen.Line.row("Product \($0)", "$\($0).00 USD") }
    let open = Scenario.Step(.open, shows: list)
    let page = Scenario.Step(.tap(row: 1), shows: .productPage("iPhone 16 Pro", "$1,899.00 USD"))
    return [
      Scenario("open", "the list says the currency", given: "ready", [open]),
      Scenario(
        "open-many",
        "all 500 products say the currency",
        given: "many",
        [.init(.open, shows: .productList(many))]
      ),
      Scenario("select", "the page of a product says the currency", given: "ready", [open, page]),
      Scenario(
        "back",
        "from the page of a product back to the list",
        given: "ready",
        [open, page, .init(.back, shows: list)]
      ),
    ]
  }
}
