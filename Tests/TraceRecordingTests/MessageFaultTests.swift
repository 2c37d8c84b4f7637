import Testing
import TraceRecording
import Traces

@Suite struct MessageFaultTests {
  private let recorder = Recorder()
  private let listener: FragileListener
  private let speaker: FragileSpeaker

  init() {
    (listener, speaker) = recorder.recording {
      let listener = FragileListener()
      return (listener, FragileSpeaker(listener))
    }
  }

  private func act(_ body: () -> Void) {
    recorder.act("go", to: speaker, body)
  }

  // MARK: Drop and double

  @Test(arguments: ["FragileSpeaker -> FragileListener say", "Speaker -> FragileListener say"])
  func `affects every object of a class that the pattern names by type`(_ pattern: String) throws {
    try recorder.inject(.drop, pattern)
    let second = recorder.recording { FragileListener() }
    act {
      speaker.say("a")
      recorder.recording { FragileSpeaker(second).say("b") }
    }
    #expect(listener.heard.isEmpty)
    #expect(second.heard.isEmpty == pattern.hasPrefix("Fragile"))
  }

  @Test(
    arguments: [
      (.drop, "Speaker -> Listener say(_)", 2, "abc", "ac"),
      (.drop, "Speaker -> Listener say(\"b\")", nil, "abc", "ac"),
      (.double, "_ -> Listener *", 1, "ab", "aab"),
      (.reorder, "Speaker -> Listener say", 1, "abc", "bac"),
      (.reorder, "Speaker -> Listener say", nil, "ab", "ab"),
    ] as [(MessageFault, String, Int?, String, String)]
  )
  func `drops, doubles and reorders the messages of its pattern`(
    _ fault: MessageFault,
    _ pattern: String,
    _ occurrence: Int?,
    _ said: String,
    _ heard: String
  ) throws {
    try recorder.inject(fault, pattern, occurrence: occurrence)
    act { for word in said { speaker.say("\(word)") } }
    #expect(listener.heard == heard.map { "\($0)" })
    let calls = recorder.trace().rows.filter { $0.kind == .call }
    #expect(calls.map(\.label) == heard.map { "say(\"\($0)\")" })
    #expect(calls.allSatisfy { $0.cause == 1 })
  }

  @Test func `counts each fault's occurrences by itself`() throws {
    try recorder.inject(.drop, "Speaker -> Listener say", occurrence: 1)
    try recorder.inject(.double, "Speaker -> Listener say", occurrence: 2)
    act { speaker.say("a", "b", "c") }
    #expect(listener.heard == ["b", "b", "c"])
    #expect(recorder.idleFaults.isEmpty)
  }

  // MARK: Delay, move and reorder

  @Test(
    arguments: [(.delay(300), 300, "main"), (.move(to: "io"), 0, "io")]
      as [(MessageFault, Int, String)]
  )
  func `delivers later, by the scheduler`(fault: MessageFault, milliseconds: Int, executor: String)
    throws
  {
    let scheduler = HandScheduler()
    recorder.scheduler = scheduler
    try recorder.inject(fault, "Speaker -> Listener say", occurrence: 1)
    act { speaker.say("a", "b") }
    #expect(listener.heard == ["b"])
    #expect(scheduler.waiting.map(\.milliseconds) == [milliseconds])
    #expect(scheduler.waiting.map(\.executor) == [executor])
    recorder.recording { scheduler.run() }
    #expect(listener.heard == ["b", "a"])
    let late = recorder.trace()[row: 2]
    #expect(late?.kind == .asyncCall)
    #expect(late?.label == "say(\"a\")")
  }

  @Test func `delivers at the end of the action where nothing schedules`() throws {
    try recorder.inject(.delay(300), "Speaker -> Listener say", occurrence: 1)
    act {
      speaker.say("a", "b")
      #expect(listener.heard == ["b"])
    }
    #expect(listener.heard == ["b", "a"])
  }

  @Test func `waits for a message between the same two`() throws {
    try recorder.inject(.reorder, "Speaker -> Listener say", occurrence: 1)
    act {
      let other = FragileSpeaker(listener)
      speaker.say("a")
      other.say("b")
      speaker.say("c")
    }
    #expect(listener.heard == ["b", "c", "a"])
  }

  @Test func `delivers held messages when the recording ends or is healed`() throws {
    try recorder.inject(.reorder, "Speaker -> Listener say")
    recorder.recording { speaker.say("a") }
    #expect(listener.heard == ["a"])
    recorder.recording {
      speaker.say("b")
      #expect(listener.heard == ["a"])
      recorder.heal()
      #expect(listener.heard == ["a", "b"])
    }
  }

  @Test func `does not leak a recorder that holds a message`() throws {
    weak var end: Recorder?
    do {
      let recorder = Recorder()
      end = recorder
      try recorder.inject(.reorder, "_ -> Listener say")
      recorder.recording {
        let speaker = FragileSpeaker(FragileListener())
        speaker.say("a")
      }
    }
    #expect(end == nil)
  }

  // MARK: Throw

  @Test func `makes a call throw`() throws {
    try recorder.inject(.throw(StoreError.offline), "_ -> Listener risk")
    act {
      #expect(throws: StoreError.offline) { try speaker.always.risk("a") }
    }
    #expect(listener.heard.isEmpty)
    let rows = recorder.trace().rows.dropFirst().map(\.expectation)
    #expect(rows == ["Speaker -> Listener risk(\"a\")", "Listener -->! Speaker .offline"])
  }

  @Test func `makes a call throw only errors of its declared type`() throws {
    try recorder.inject(.throw(StoreError.offline), "_ -> Listener dare")
    act { #expect(throws: Never.self) { try speaker.always.dare("a") } }
    #expect(listener.heard == ["a"])
    #expect(recorder.idleFaults.map(\.name) == ["throw"])
    try recorder.inject(.throw(FeedError.offline), "_ -> Listener dare")
    act { #expect(throws: FeedError.offline) { try speaker.always.dare("b") } }
    #expect(listener.heard == ["a"])
  }

  // MARK: Faults without effect

  @Test(arguments: ["ask", "add", "run", "risk", "dare", "wait", "completion", "unknown"])
  func `is idle for messages that must be delivered`(_ message: String) async throws {
    try recorder.inject(.drop, "_ -> Listener \(message)")
    await recorder.recording {
      var number = 1
      speaker.always.add(&number)
      #expect(number == 2)
      #expect(speaker.always.ask("a") == "a!")
      speaker.always.run { number += 1 }
      #expect(number == 3)
      #expect((try? speaker.always.risk("b")) == "b!")
      try? speaker.always.dare("c")
      await speaker.always.wait()
    }
    #expect(listener.heard == ["a", "b", "c", "waited"])
    let idle = InjectedFault(name: "drop", target: "_ -> Listener \(message)")
    #expect(recorder.idleFaults == [idle])
    recorder.heal()
    #expect(recorder.idleFaults.isEmpty)
  }

  @Test(arguments: ["", "Speaker ->", "Speaker Listener say"])
  func `is refused where its pattern is unreadable`(_ pattern: String) {
    #expect(throws: TraceReadingError.self) { try recorder.inject(.drop, pattern) }
    #expect(recorder.idleFaults.isEmpty)
  }

  @Test func `has no effect after healing, nor while nothing records`() throws {
    try recorder.inject(.drop, "_ -> Listener say")
    speaker.say("a")
    let link = recorder.recording { speaker.always }
    link.say("b")
    recorder.heal()
    act { speaker.say("c") }
    #expect(listener.heard == ["a", "b", "c"])
  }
}
