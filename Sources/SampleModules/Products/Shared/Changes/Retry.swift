import ComparisonData
import Stage
import Traces

extension ChangeRequest {
  /// The change request "retry": a Retry button after a failed loading.
  public static var productsRetry: ChangeRequest {
    ChangeRequest(
      "retry",
      "When the store cannot be reached, the list offers a Retry button.",
      scenarios: Module.productScenarios.filter { $0.name != "open-failing" } + failing
    )
  }

  private static var failing: [Scenario] {
    func list(_ lines: [Screen.Line]) -> Screen { Screen(title: "Product List", lines) }
    let failure = list([.text("Could not load products."), .button("Retry")])
    let products: [Screen.Line] = [
      .row("iPhone 16 Pro", "$1,899.00"), .row("MacBook Air M4", "$1,599.00"),
    ]
    let page: [Screen.Line] = [.text("MacBook Air M4"), .text("$1,599.00")]
    let open = Scenario.Step(.open, shows: failure)
    let success = Scenario.Step(.press("Retry"), shows: list(products))
    let detail = Screen(title: "MacBook Air M4", back: "Product List", page)
    return [
      Scenario("open-failing", "the store cannot be reached", given: "failing", [open]),
      Scenario(
        "retry-failing",
        "the store cannot be reached again",
        given: "failing",
        [open, .init(.press("Retry"), shows: failure)]
      ),
      Scenario("retry", "the store can be reached again", given: "flaky", [open, success]),
      Scenario(
        "retry-select",
        "a product is opened that came late",
        given: "flaky",
        [open, success, .init(.tap(row: 2), shows: detail)]
      ),
    ]
  }
}
