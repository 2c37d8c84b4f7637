import Stage
import Testing
import Traces

@Suite struct SingleAnswerTests {
  private func opened(_ styles: AlertAction.Style...) throws -> HeadlessStage {
    let stage = HeadlessStage(
      Variant(.mvc) { _ in
        let (screen, alert) = (ViewController(), AlertController(title: "Sorry"))
        for (index, style) in styles.enumerated() {
          alert.addAction(AlertAction(title: "Answer \(index)", style: style))
        }
        screen.present(alert, animated: true)
        return screen
      },
      given: "ready"
    )
    try stage.perform(.open)
    return stage
  }

  @Test func `confirms an alert whose only button cancels`() throws {
    let stage = try opened(.cancel)
    #expect(stage.possibleActions == ["confirm", "cancel"])
    try stage.perform(.confirm)
    #expect(stage.screen?.buttons == [])
  }

  @Test func `does not confirm by one of two buttons that cancel`() throws {
    #expect(throws: StageError.noAlert(.confirm)) {
      try opened(.cancel, .cancel).perform(.confirm)
    }
  }

  @Test func `does not cancel by a button that does something`() throws {
    #expect(throws: StageError.noAlert(.cancel)) { try opened(.default).perform(.cancel) }
  }
}
