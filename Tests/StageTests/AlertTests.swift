import Stage
import Testing
import TraceRecording
import Traces

@Suite struct AlertTests {
  @Test func `is no participant: the presenting controller receives the row`() throws {
    let trace = try clinic(.press("Ask"), .cancel).recorder.trace()
    #expect(trace.lanes.map(\.name) == ["User", "Controller", "Desk", "Clock.View"])
    #expect(trace.rows.last { $0.kind == .action }?.receiver?.name == "Controller")
  }

  @Test func `types into a field of the screen, in lower or upper case`() throws {
    let stage = try clinic(.type("late", into: "note"))
    #expect(stage.screen?.lines.contains(.field("Note", "late")) == true)
  }

  @Test(
    arguments: [
      ([], Action.confirm, "No alert is open, so there is nothing to confirm."),
      ([.press("Ask")], .back, "Who is it? must be answered first."),
      ([.press("Ask")], .away(), "Who is it? must be answered first."),
      ([], .delete(row: 1), "Row 1 cannot be deleted by swiping."),
      ([], .delete(row: 9), "There is no such row; there is only row 1.  delete 1"),
      ([], .type("", into: "Nope"), "No field is called \"Nope\". There is: Note."),
      ([], .wait(milliseconds: nil), "Nothing is due, so there is nothing to wait for."),
    ] as [([Action], Action, String)]
  )
  func `refuses an action before or without its alert, row, field or timer`(
    before: [Action],
    action: Action,
    text: String
  ) throws {
    let stage = try clinic()
    for action in before { try stage.perform(action) }
    let error = #expect(throws: StageError.self) { try stage.perform(action) }
    #expect(error?.description.hasPrefix(text) == true)
  }
}

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

  @Test func `does not choose one of two buttons, nor cancel by another one`() throws {
    let (two, other) = try (opened(.cancel, .cancel), opened(.default))
    #expect(throws: StageError.self) { try two.perform(.confirm) }
    #expect(throws: StageError.self) { try other.perform(.cancel) }
  }
}
