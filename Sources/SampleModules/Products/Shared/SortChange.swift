import ComparisonData
import Stage
import Traces

extension ChangeRequest {
  /// The products in another order.
  public static var productsSort: ChangeRequest {
    ChangeRequest(
      "sort",
      "The cheapest product stands first.",
      scenarios: .unchanged("open-empty", "open-many", "open-failing") + sorted
    )
  }

  private static var sorted: [Scenario] {
    let list = Screen.productList([.laptop, .phone])
    let open = Scenario.Step(.open, shows: list)
    let page = Scenario.Step(.tap(row: 1), shows: .productPage("MacBook Air M4", "$1,599.00"))
    return [
      Scenario("open", "the list opens with the cheapest product", given: "ready", [open]),
      Scenario(
        "select",
        "a tap on the first product opens its page",
        given: "ready",
        [open, page]
      ),
      Scenario(
        "back",
        "from the cheapest product to the list and on to the next",
        given: "ready",
        [
          open, page, .init(.back, shows: list),
          .init(.tap(row: 2), shows: .productPage("iPhone 16 Pro", "$1,899.00")),
        ]
      ),
    ]
  }
}
