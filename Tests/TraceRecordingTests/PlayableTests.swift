import Testing
import TraceRecording
import Traces

/// Tests messages that people write, for protocols that are `@Doubled`.
@Suite struct PlayableTests {
  private let post = PostConversation()
  private var recorder: Recorder { post.recorder }

  // MARK: Delivery

  @Test(arguments: try Cases.pairs("messages that are delivered"))
  func `delivers a written message`(_ text: String, _ heard: String) throws {
    #expect(try post.send(text) == nil)
    #expect(post.clerk.heard == [heard])
    #expect(recorder.playingFailures.isEmpty)
  }

  @Test(arguments: try Cases.pairs("messages with a result"))
  func `gives the result as a sentence`(_ text: String, _ result: String) throws {
    #expect(try post.send(text) ?? "nothing" == result)
    #expect(post.clerk.isOpen == (text != "close()"))
  }

  @Test func `gives the result only once, and none of an earlier action`() throws {
    #expect(try post.send("price(of: 3)") == "It gave 6.")
    #expect(recorder.takeResult() == nil)
    post.act(try recorder.delivery(of: "price(of: 3)", to: post.participant("Clerk")))
    post.act {}
    #expect(recorder.takeResult() == nil)
  }

  @Test func `lists the messages that can be written, those of the parent last`() throws {
    let messages = try Cases.lines("messages that can be written to a clerk")
    #expect(recorder.writableMessages(to: post.participant("Clerk")) == messages)
    let ofParent = recorder.writableMessages(to: post.participant("Hermit"))
    #expect(ofParent == ["isOpen", "greet(_ name:)"])
    #expect(recorder.writableMessages(to: post.participant("Visitor")) == [])
  }

  @Test func `lists the living participants and finds their objects`() {
    let names = recorder.livingParticipants.map(\.name)
    #expect(names == ["Visitor", "Clerk", "Hermit", "Stamper", "Herald", "Depot"])
    #expect(recorder.object(post.participant("Clerk")) === post.clerk)
    #expect(recorder.object(.user) == nil)
  }

  // MARK: Refusals

  @Test(arguments: try Cases.pairs("messages that are refused"))
  func `refuses other messages, and lists those that can be written`(text: String, words: String) {
    #expect { try post.send(text) } throws: { "\($0)".hasPrefix(words) }
    #expect(post.clerk.heard.isEmpty)
  }

  @Test(arguments: try Cases.pairs("participants without writable messages"))
  func `refuses participants without writable messages`(_ name: String, _ words: String) {
    recorder.act("look", to: post.visitor) {}
    #expect { try recorder.delivery(of: "greet(Ada)", to: post.participant(name)) } throws: {
      "\($0)" == words
    }
  }
}

/// Tests faults that replace arguments of a message.
@Suite struct RewriteTests {
  private let post = PostConversation()
  private var recorder: Recorder { post.recorder }

  private func weigh() {
    post.act { post.visitor.counter.weigh(1, isFragile: false) }
  }

  @Test(arguments: [
    (["grams": "2.5"], "2.5 false"), (["isFragile": "true"], "1.0 true"),
    (["grams": "9", "isFragile": "true"], "9.0 true"), (["number": "2"], "1.0 false"),
    ([:], "1.0 false"),
  ])
  func `passes written values, keeps the others`(texts: [String: String], heard: String) throws {
    try recorder.inject(.rewrite(texts), "Visitor -> Clerk weigh")
    weigh()
    #expect(post.clerk.heard == [heard])
    #expect(recorder.idleFaults.isEmpty)
    #expect(recorder.playingFailures.isEmpty)
  }

  @Test func `replaces an argument by its label`() throws {
    try recorder.inject(.rewrite(["of": "4"]), "Visitor -> Clerk price")
    let price = recorder.recording { post.visitor.counter.price(of: 1) }
    #expect(price == 8)
  }

  @Test func `rewrites only the given occurrence, and records its new values`() throws {
    try recorder.inject(.rewrite(["grams": "5"]), "Visitor -> Clerk weigh", occurrence: 2)
    weigh()
    weigh()
    #expect(post.clerk.heard == ["1.0 false", "5.0 false"])
    #expect(recorder.trace().rows.last?.label == "weigh(5.0, isFragile: false)")
  }

  @Test func `keeps a value where its text is unreadable, and notes why`() throws {
    let texts = ["grams": "heavy", "isFragile": "true"]
    try recorder.inject(.rewrite(texts), "Visitor -> Clerk weigh")
    weigh()
    #expect(post.clerk.heard == ["1.0 true"])
    let failures = recorder.playingFailures.map(\.error.description)
    #expect(failures == ["heavy is no Double.  Write a number: 2.5"])
  }

  @Test func `rewrites nothing through a protocol that is not playable`() throws {
    try recorder.inject(.rewrite(["words": "b"]), "Herald -> _ hear")
    let (neighbour, herald) = recorder.recording { (Neighbour(), PostHerald()) }
    herald.listener = neighbour
    post.act { herald.greet("a") }
    #expect(recorder.idleFaults.map(\.name) == ["rewrite"])
  }
}
