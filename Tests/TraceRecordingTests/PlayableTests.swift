import Testing
import TraceRecording
import Traces

/// Tests messages that people write, for protocols that are `@Doubled`.
@Suite struct PlayableTests {
  private let post = PostConversation()
  private var recorder: Recorder { post.recorder }

  // MARK: Delivery

  @Test(arguments: [
    ("greet(Ada)", "hello Ada"), (#"greet("Ada, \"the first\"")"#, #"hello Ada, "the first""#),
    ("weigh(2.5, isFragile: true)", "2.5 true"), ("take([3, 1])", "[3, 1]"),
    ("post(2, at: express, to: nil)", "8 express nobody"),
    ("post(1, at: .slow, to: Ada)", "7 slow Ada"),
    ("settle(failure lost)", "failure(TraceRecordingTests.PostError.lost)"),
    ("hand(over: clerk)", "me"),
  ])
  func `delivers a written message`(_ text: String, _ heard: String) throws {
    #expect(try post.send(text) == nil)
    #expect(post.clerk.heard == [heard])
    #expect(recorder.playingFailures.isEmpty)
  }

  @Test(arguments: [
    ("price(of: 3)", "It gave 6."), ("default(in: 2)", "It gave 2."), ("isOpen", "It gave true."),
    ("parcel(2)", "It gave Parcel(number: 2)."), ("parcel(9)", "It threw .lost."),
    ("check()", "It threw .closed."), ("close()", nil),
  ])
  func `gives the result as a sentence`(_ text: String, _ result: String?) throws {
    #expect(try post.send(text) == result)
    #expect(post.clerk.isOpen == (text != "close()"))
  }

  @Test func `gives the result only once, and none of an earlier action`() throws {
    #expect(try post.send("price(of: 3)") == "It gave 6.")
    #expect(recorder.takeResult() == nil)
    post.act(try recorder.delivery(of: "price(of: 3)", to: post.participant("Clerk")))
    post.act {}
    #expect(recorder.takeResult() == nil)
  }

  @Test func `lists the messages that can be written, those of the parent last`() {
    #expect(
      recorder.writableMessages(to: post.participant("Clerk")) == [
        "close()", "weigh(_ grams:isFragile:)", "post(_ parcel:at speed:to name:)",
        "take(_ numbers:)", "settle(_ outcome:)", "hand(over counter:)", "price(of grams:)",
        "parcel(_ number:)", "check()", "default(in box:)", "stick(_ stamp:)", "isOpen",
        "greet(_ name:)",
      ]
    )
    #expect(
      recorder.writableMessages(to: post.participant("Hermit")) == ["isOpen", "greet(_ name:)"]
    )
    #expect(recorder.writableMessages(to: post.participant("Visitor")) == [])
  }

  @Test func `lists the living participants and finds their objects`() {
    let names = recorder.livingParticipants.map(\.name)
    #expect(names == ["Visitor", "Clerk", "Hermit", "Stamper", "Herald", "Depot"])
    #expect(recorder.object(post.participant("Clerk")) === post.clerk)
    #expect(recorder.object(.user) == nil)
  }

  // MARK: Refusals

  @Test(arguments: [
    ("sing()", "Clerk takes no sing().  It takes: close(), weigh(_:isFragile:), post(_:at:to:), "),
    ("weigh(1)", "Clerk takes no weigh(_:).  It takes: weigh(_:isFragile:)."),
    (
      "weigh(1, fragile: true)", "Clerk takes no weigh(_:fragile:).  It takes: weigh(_:isFragile:)."
    ),
    ("isOpen = true", "Clerk takes no isOpen = true.  It takes: "),
    ("si\u{1B}ng()", #"Clerk takes no si\u{1B}ng().  It takes: close(), "#),
    ("", #"Clerk takes no "".  It takes: close(), "#),
    ("take(_:)", "take(_:) hands over values.  Write  take(numbers)"),
    (
      "weigh(_:isFragile:)",
      "weigh(_:isFragile:) hands over values.  Write  weigh(grams, isFragile: isFragile)"
    ),
    ("price(of: x)", "x is no Int.  Write a number: 3"),
    ("stick(1)", "A Stamp cannot be written: "),
    ("wait()", "wait() waits, so it cannot be written."),
    ("each(1)", "each(_:) takes a closure, so it cannot be written."),
    ("add(to: 1)", "add(to:) changes what it is given, so it cannot be written."),
    ("show(1)", "show(_:) is generic, so it cannot be written."),
    ("print(1)", "print(_:) is generic, so it cannot be written."),
  ])
  func `refuses other messages, and lists those that can be written`(text: String, words: String) {
    #expect { try post.send(text) } throws: { "\($0)".hasPrefix(words) }
    #expect(post.clerk.heard.isEmpty)
  }

  @Test(arguments: [
    ("User", "No reference leads to User, so it cannot be reached.  wiring  lists the references."),
    ("Visitor", "No message can be written to Visitor: none of its protocols is @Doubled."),
  ])
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
    try recorder.inject(
      .rewrite(["grams": "heavy", "isFragile": "true"]),
      "Visitor -> Clerk weigh"
    )
    weigh()
    #expect(post.clerk.heard == ["1.0 true"])
    #expect(
      recorder.playingFailures.map(\.error.description) == [
        "heavy is no Double.  Write a number: 2.5"
      ]
    )
  }

  @Test func `rewrites nothing through a protocol that is not playable`() throws {
    try recorder.inject(.rewrite(["words": "b"]), "Herald -> _ hear")
    let (neighbour, herald) = recorder.recording { (Neighbour(), PostHerald()) }
    herald.listener = neighbour
    post.act { herald.greet("a") }
    #expect(recorder.idleFaults.map(\.name) == ["rewrite"])
  }
}
