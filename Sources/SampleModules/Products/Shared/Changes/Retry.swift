import ComparisonData
import Stage
import Traces

extension ChangeRequest {
  /// The change request "retry": a Retry button after a failed loading.
  public static var productsRetry: ChangeRequest {
    ChangeRequest(
      "retry",
      "When the store cannot be reached, the list offers a Retry button.",
      scenarios: .unchanged("open", "open-empty", "open-many", "select", "back") + failing
    )
  }

  private static var failing: [Scenario] {
    let failure = Screen.productList([.text("Could not load products."), .button("Retry")])
    let open = Scenario.Step(.open, shows: failure)
    let success = Scenario.Step(.press("Retry"), shows: .productList([.phone, .laptop]))
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
        [
          open, success,
          .init(.tap(row: 2), shows: .productPage("MacBook Air M4", "$1,599.00")),
        ]
      ),
    ]
  }
}
