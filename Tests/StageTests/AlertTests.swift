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
      ([], Action.confirm, StageError.noAlert(.confirm)),
      ([.press("Ask")], .back, .alertIsOpen(title: "Who is it?")),
      ([.press("Ask")], .away(), .alertIsOpen(title: "Who is it?")),
      ([], .delete(row: 1), .rowStays(1)),
      ([], .delete(row: 9), .noRow(9, count: 1, command: "delete")),
      ([], .type("", into: "Nope"), .noField("Nope", fields: ["Note"])),
      ([], .wait(milliseconds: nil), .nothingDue),
    ] as [([Action], Action, StageError)]
  )
  func `refuses an action before or without its alert, row, field or timer`(
    before: [Action],
    action: Action,
    error: StageError
  ) throws {
    let stage = try clinic()
    for action in before { try stage.perform(action) }
    #expect(throws: error) { try stage.perform(action) }
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
    #expect(throws: StageError.noAlert(.confirm)) { try two.perform(.confirm) }
    #expect(throws: StageError.noAlert(.cancel)) { try other.perform(.cancel) }
  }
}
