import ComparisonData
import Stage
import Traces

extension ChangeRequest {
  /// The change request "second-view": a second View shows the number of products.
  public static var productsSecondView: ChangeRequest {
    ChangeRequest(
      "second-view",
      "A view of its own, above the list, says how many products there are: 2 products.",
      scenarios: .unchanged("open-empty", "open-failing") + counted
    )
  }

  private static var counted: [Scenario] {
    let list = Screen.productList([.text("2 products"), .phone, .laptop])
    let many = (1...500).map { Screen.Line.row("Product \($0)", "$\($0).00") }
    let open = Scenario.Step(.open, shows: list)
    let page = Scenario.Step(.tap(row: 1), shows: .productPage("iPhone 16 Pro", "$1,899.00"))
    return [
      Scenario("open", "a line says that there are two products", given: "ready", [open]),
      Scenario(
        "open-many",
        "a line says that there are 500 products",
        given: "many",
        [.init(.open, shows: .productList([.text("500 products")] + many))]
      ),
      Scenario("select", "the page of a product counts nothing", given: "ready", [open, page]),
      Scenario(
        "back",
        "back on the list, the line is still there",
        given: "ready",
        [open, page, .init(.back, shows: list)]
      ),
    ]
  }
}
