import Testing
import TraceRecording
import Traces

/// Tests that a recorded trace survives writing and reading a file.
@Suite struct RoundTripTests {
  /// Creates a trace with every kind of event.
  private func trace() throws -> Trace {
    let recorder = Recorder(limit: 60)
    let scheduler = HandScheduler()
    recorder.scheduler = scheduler
    try recorder.inject(.drop, "_ -> _ say(\"dropped\")")
    try recorder.inject(.delay(10), "_ -> _ say(\"later\")")
    try recorder.inject(.reorder, "_ -> _ say(\"before\")")
    try recorder.inject(.throw(FeedError.offline), "_ -> _ dare")
    recorder.recording {
      let speaker = FragileSpeaker(FragileListener())
      do {
        let listener = FragileListener()
        speaker.weak = listener
      }
      recorder.action("tap \"it\"", to: speaker, calls: "calls say") {
        speaker.say("dropped", "later", "before", "a \n b")
        speaker.whisper()
        speaker.speak()
        try? speaker.always.dare("c")
        speaker.strong = FragileListener()
        speaker.strong = nil
      }
      recorder.time = 10
      recorder.executor = "io"
      scheduler.run()
      recorder.note("explained")
      recorder.screen(Screen(title: "List"))
      for _ in 0..<20 { speaker.say("full") }
    }
    return recorder.trace()
  }

  @Test func `holds every kind of event`() throws {
    let trace = try trace()
    let kinds = Set(trace.events.map(\.kind))
    let expected: Set<Event.Kind> = [
      .action, .call, .asyncCall, .return, .throw, .lost, .created, .gone, .wired, .screen, .note,
    ]
    #expect(kinds == expected)
    #expect(Set(trace.events.compactMap(\.loss)) == [.dropped, .gone, .nil])
  }

  @Test func `reads what it wrote as JSON Lines or in the notation`() throws {
    let trace = try trace()
    #expect(try Trace(jsonLines: trace.jsonLines) == trace)
    #expect(try Trace(notation: trace.notation).notation == trace.notation)
  }
}
