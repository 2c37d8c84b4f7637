import Stage
import Testing

@Suite struct StageErrorTests {
  @Test func `lists the buttons that can be pressed`() {
    let error = StageError.noButton("Buy", buttons: ["Sell"])
    #expect("\(error)" == "No button says \"Buy\". There is: Sell.  press \"Sell\"")
  }
}
