import Stage
import Testing
import TraceRecording
import Traces

@Suite struct AlertTests {
  @Test func `lies over the screen with its fields and buttons`() throws {
    #expect(
      try clinic(.press("ask")).screen
        == Screen(
          title: "Who is it?",
          [.text("A name, please."), .field("Name"), .button("Enter"), .button("Never mind")]
        )
    )
  }

  @Test func `is answered with what was typed`() throws {
    let stage = try clinic(.press("Ask"), .type("보람", into: "name"), .confirm)
    #expect(stage.screen?.title == "Clinic")
    #expect(stage.screen?.rows.map(\.text) == ["Zoe", "보람"])
  }

  @Test func `changes nothing when it is cancelled`() throws {
    #expect(try clinic(.press("Ask"), .cancel).screen == clinic().screen)
  }

  @Test func `is no participant`() throws {
    let trace = try clinic(.press("Ask")).recorder.trace()
    #expect(trace.lanes.map(\.name) == ["User", "Controller", "Desk", "Clock.View"])
  }

  @Test func `must be answered before going back`() throws {
    #expect(throws: StageError.alertIsOpen(title: "Who is it?")) {
      try clinic(.press("Ask"), .back)
    }
  }

  @Test func `cannot be answered before it is open`() throws {
    #expect(throws: StageError.noAlert(.confirm)) { try clinic(.confirm) }
  }

  @Test func `the presenting controller receives the row`() throws {
    let trace = try clinic(.press("Ask"), .cancel).recorder.trace()
    #expect(trace.rows.last { $0.kind == .action }?.receiver?.name == "Controller")
  }

  @Test func `swipes a row away where that is allowed`() throws {
    let stage = try clinic(.press("Ask"), .type("B", into: "Name"), .confirm, .delete(row: 2))
    #expect(stage.screen?.rows.map(\.text) == ["Zoe"])
    #expect(throws: StageError.rowStays(1)) { try stage.perform(.delete(row: 1)) }
    #expect(throws: StageError.noRow(9, count: 1, command: "delete")) {
      try stage.perform(.delete(row: 9))
    }
  }

  @Test func `types into a field of the screen`() throws {
    let stage = try clinic(.type("late", into: "Note"))
    #expect(stage.screen?.lines.contains(.field("Note", "late")) == true)
    #expect(throws: StageError.noField("Nope", fields: ["Note"])) {
      try stage.perform(.type("", into: "Nope"))
    }
  }
}
