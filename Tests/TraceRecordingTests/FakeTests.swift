import Testing
import TraceRecording
import Traces

/// Tests a participant alone among fakes, and their answers.
@Suite struct FakeTests {
  private let post = PostConversation()
  private var recorder: Recorder { post.recorder }

  init() throws { try recorder.leaveAlone(post.participant("Clerk")) }

  // MARK: Participants alone among fakes

  @Test func `answers in place of the real objects with placeholders`() throws {
    #expect(post.ask { $0.count() } == 0)
    #expect(post.ask { $0.first() } == nil)
    #expect(post.ask { $0.motto } == nil)
    #expect(try post.ask { try $0.size } == 0)
    #expect(try post.ask { try $0.parcel(3) } == Parcel(number: 7))
    #expect(try post.ask { try $0.audit() } == false)
    try post.ask { try $0.report() }
    #expect(recorder.playingFailures.isEmpty)
  }

  @Test func `keeps messages from the real objects, but records them, also when all is healed`() {
    post.ask { $0.tidy() }
    let depot = recorder.object(post.participant("Depot")) as? PostDepot
    #expect(depot?.isTidy == false)
    #expect(recorder.trace().rows.last.map { "\($0.label)" } == "tidy()")
    recorder.heal()
    #expect(post.ask { $0.count() } == 0)
  }

  @Test func `answers only the participant that is alone`() throws {
    let post = PostConversation()
    try post.recorder.leaveAlone(post.participant("Hermit"))
    #expect(post.ask { $0.count() } == 3)
  }

  @Test(arguments: try Cases.pairs("participants whose fakes cannot answer"))
  func `leaves no participant alone whose fakes cannot answer`(_ name: String, _ words: String) {
    #expect { try recorder.leaveAlone(post.participant(name)) } throws: { "\($0)" == words }
  }

  // MARK: Stubbed answers

  @Test(arguments: ["count", "count()"])
  func `returns the stubbed value, by the name with or without labels`(_ name: String) {
    recorder.stub(name, "5")
    #expect(post.ask { $0.count() } == 5)
    recorder.stub("first", "2")
    recorder.stub("motto", "fast")
    #expect(post.ask { $0.first() } == Parcel(number: 8))
    #expect(post.ask { $0.motto } == "fast")
  }

  @Test(arguments: [
    ("throws", PostError.lost), ("throws closed", .closed), ("throws .lost", .lost),
  ])
  func `throws the stubbed error`(_ text: String, _ error: PostError) throws {
    recorder.stub("parcel", text)
    #expect(throws: error) { try post.ask { try $0.parcel(1) } }
  }

  @Test func `throws any error that is lent, and none that is not`() throws {
    recorder.stub("audit", "throws")
    recorder.stub("report", "throws lost")
    #expect(throws: PostError.lost) { try post.ask { try $0.audit() } }
    #expect(throws: PostError.lost) { try post.ask { try $0.report() } }
    recorder.lend([PostError.closed])
    #expect(throws: PostError.closed) { try post.ask { try $0.audit() } }
    recorder.lend([])
    #expect(throws: Never.self) { try post.ask { try $0.audit() } }
    let failure = try #require(recorder.playingFailures.first)
    #expect(failure.error.description.hasPrefix("A Error cannot be written"))
  }

  @Test func `releases values that are lent no more when other values can be lent`() {
    let recorder = recorder
    recorder.lend([Parting { recorder.lend([PostError.lost]) }])
    recorder.lend([])
    recorder.stub("audit", "throws lost")
    #expect(throws: PostError.lost) { try post.ask { try $0.audit() } }
  }

  @Test func `notes an unreadable stub, and answers with a placeholder`() throws {
    recorder.stub("count", "many")
    #expect(post.ask { $0.count() } == 0)
    let failures = recorder.playingFailures.map(\.error.description)
    #expect(failures == ["many is no Int.  Write a number: 3"])
  }

  @Test func `returns the value that a property was set to, nil too`() {
    recorder.stub("motto", "fast")
    post.ask { $0.motto = "slow" }
    #expect(post.ask { $0.motto } == "slow")
    post.ask { $0.motto = nil }
    #expect(post.ask { $0.motto } == nil)
  }

  // MARK: Completion closures

  @Test(
    arguments: [
      (nil, []), ("success 2", [.success(Parcel(number: 8))]), ("failure", [.failure(.lost)]),
      (".failure(.closed)", [.failure(.closed)]), ("nonsense", []),
    ] as [(String?, [Result<Parcel, PostError>])]
  )
  func `calls back with the stubbed value`(_ text: String?, _ expected: [Result<Parcel, PostError>])
    throws
  {
    if let text { recorder.stub("fetch", text) }
    var answers: [Result<Parcel, PostError>] = []
    post.ask { $0.fetch(1) { answers.append($0) } }
    #expect(answers == expected)
    #expect(recorder.playingFailures.isEmpty == (text != "nonsense"))
  }

  @Test func `calls back through an optional closure of any name`() throws {
    recorder.stub("ask(for:)", "4")
    var answers: [Int] = []
    post.ask { $0.ask { answers.append($0) } }
    post.ask { $0.ask(for: nil) }
    #expect(answers == [4])
  }
}

@Suite struct StubTests {
  private let post = PostConversation()
  private var recorder: Recorder { post.recorder }

  @Test func `lists messages with a result, an error or a completion closure`() throws {
    let messages = try Cases.lines("messages with an answer")
    #expect(recorder.answeredMessages(of: post.participant("Clerk")) == messages)
    #expect(recorder.answeredMessages(of: post.participant("Hermit")) == [])
    #expect(recorder.answeredMessages(of: .user) == [])
  }

  @Test(arguments: try Cases.pairs("stubs that are accepted"))
  func `accepts what a fake can answer`(_ message: String, _ text: String) {
    #expect(throws: Never.self) {
      try recorder.checkStub(message, text, for: post.participant("Clerk"))
    }
  }

  @Test(arguments: try Cases.triples("stubs that are refused"))
  func `refuses what a fake cannot answer`(_ message: String, _ text: String, _ words: String) {
    let clerk = post.participant("Clerk")
    #expect { try recorder.checkStub(message, text, for: clerk) } throws: {
      "\($0)".hasPrefix(words)
    }
  }

  @Test func `refuses stubs for a participant that asks nobody`() {
    let hermit = post.participant("Hermit")
    #expect { try recorder.checkStub("count", "1", for: hermit) } throws: {
      "\($0)" == "Hermit asks nobody for a value: there is nothing to stub."
    }
  }
}

/// A value that tells of its release.
private final class Parting {
  private let end: () -> Void

  init(_ end: @escaping () -> Void) { self.end = end }

  deinit { end() }
}
