import Stage
import Testing
import TraceRecording
import Traces

@Suite struct VirtualTimeTests {
  private func rows(_ stage: HeadlessStage) -> [Screen.Line] {
    stage.screen?.lines.filter { if case .row = $0 { true } else { false } } ?? []
  }

  @Test func `shows what is inside a container`() throws {
    #expect(try clinic().screen?.lines.contains(.text("Open until six")) == true)
  }

  @Test func `names pending work and runs it at its time`() throws {
    let stage = try clinic(.refresh)
    #expect(stage.pending == [300])
    #expect(stage.screen?.lines.contains(.text("Loading…")) == true)
    try stage.perform(.wait(milliseconds: 299))
    #expect(rows(stage) == [.row("Zoe")])
    try stage.perform(.wait(milliseconds: 1))
    #expect(rows(stage) == [.row("Zoe"), .row("보람")])
    #expect(stage.pending == [])
  }

  @Test func `a late answer has its own time and the asking call as its cause`() throws {
    let trace = try clinic(.refresh, .wait(milliseconds: nil)).recorder.trace()
    let answer = try #require(trace.rows.first { $0.message?.baseName == "completion" })
    let call = try #require(trace.rows.first { $0.message?.baseName == "callNext" })
    #expect(answer.cause == call.number)
    #expect(answer.time == 300)
    #expect(answer.executor == "main")
  }

  @Test func `an awaited answer arrives at its time`() throws {
    let stage = try clinic(.press("Await"))
    #expect(stage.pending == [200])
    try stage.perform(.wait(milliseconds: nil))
    #expect(rows(stage) == [.row("Zoe"), .row("Ada")])
    let trace = stage.recorder.trace()
    #expect(trace.rows.contains { $0.message?.baseName == "nextName" })
  }

  @Test func `gives the same rows every time`() throws {
    let traces = try (0..<5).map { _ in
      try clinic(
        .press("Await"),
        .refresh,
        .wait(milliseconds: 200),
        .wait(milliseconds: nil)
      ).recorder.trace().notation
    }
    #expect(Set(traces).count == 1)
  }

  @Test func `cancels the tasks of a screen that is left`() throws {
    let stage = try clinic(.press("Await"), .close)
    try stage.perform(.wait(milliseconds: nil))
    let trace = stage.recorder.trace()
    let created = trace.events.filter { $0.kind == .created }.flatMap(\.objects)
    let gone = trace.events.filter { $0.kind == .gone }.flatMap(\.objects)
    #expect(Set(created) == Set(gone))
  }
}
