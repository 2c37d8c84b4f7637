import Stage
import Testing

@Suite struct StageErrorTests {
  static let texts: [(StageError, String)] = [
    (
      .nothingOnScreen(.tap(row: 1)),
      "Nothing is on the screen, so there is nothing to tap. Type  open  first."
    ),
    (.noRow(7, count: 2), "There is no row 7; rows are 1 to 2.  tap 1"),
    (.noRow(7, count: 1), "There is no such row; there is only row 1.  tap 1"),
    (.noRow(1, count: 0), "There is no row to tap on this screen.  screen  shows it."),
    (
      .noButton("Buy", buttons: ["Sell"]),
      "No button says \"Buy\". There is: Sell.  press \"Sell\""
    ),
    (.closed, "The module is closed.  reload  makes a new one."),
  ]

  @Test(arguments: texts) func `names the problem and what to type next`(
    error: StageError,
    text: String
  ) {
    #expect("\(error)" == text)
  }
}
