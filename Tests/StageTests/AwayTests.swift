import Stage
import Testing
import TraceRecording
import Traces

@Suite struct AwayTests {
  @Test func `calls the disappear and appear methods of the screen and its parts`() throws {
    let events = try clinic(.away()).recorder.trace().events
    let row = try #require(events.lastIndex { $0.kind == .action })
    let calls = events[row...].filter { $0.kind == .stage }.map { $0.message?.baseName }
    #expect(
      calls == [
        "viewWillDisappear", "viewWillDisappear", "viewDidDisappear", "viewDidDisappear",
        "viewWillAppear", "viewWillAppear", "viewDidAppear", "viewDidAppear",
      ]
    )
  }

  @Test func `lets time pass before it comes back`() throws {
    let stage = try clinic(.refresh, .away(milliseconds: 299))
    #expect(stage.screen?.rows.map(\.text) == ["Zoe"])
    try stage.perform(.away(milliseconds: 1))
    #expect(stage.screen?.rows.map(\.text) == ["Zoe", "보람"])
  }

  @Test func `cancels the tasks of the screen`() throws {
    let stage = try clinic(.press("Await"), .away(), .wait(milliseconds: 200))
    #expect(stage.screen?.rows.map(\.text) == ["Zoe"])
  }

  @Test func `is read as it is written`() throws {
    let kind = try #require(ActionKind.named("away"))
    #expect("\(try kind.action(["2s"]))" == "away 2000ms")
    #expect(try kind.action([]) == .away())
    #expect(throws: ActionKind.Misuse.unclear("soon is not a time.  away 400ms  or  away 2s")) {
      try kind.action(["soon"])
    }
    #expect(throws: ActionKind.Misuse.needless("2s")) { try kind.action(["1s", "2s"]) }
  }
}
