import Testing
import TraceRecording
import Traces

@Suite struct StubTests {
  private let post = PostConversation()
  private var recorder: Recorder { post.recorder }

  @Test func `lists messages with a result, an error or a completion closure`() {
    #expect(
      recorder.answeredMessages(of: post.participant("Clerk")) == [
        "motto", "size", "count()", "first()", "parcel(_ number:)", "audit()",
        "report()", "fetch(_ number:then done:)", "ask(for:)",
      ]
    )
    #expect(recorder.answeredMessages(of: post.participant("Hermit")) == [])
    #expect(recorder.answeredMessages(of: .user) == [])
  }

  @Test(arguments: [
    ("count", "5"), ("count()", "5"), ("parcel(_:)", "1"), ("parcel", "throws"),
    ("parcel", "throws closed"), ("audit", "throws lost"), ("report", "throws"), ("motto", "nil"),
    ("fetch", "success 1"), ("fetch(_:then:)", "failure closed"), ("ask", "1"),
  ])
  func `accepts what a fake can answer`(_ message: String, _ text: String) {
    #expect(throws: Never.self) {
      try recorder.checkStub(message, text, for: post.participant("Clerk"))
    }
  }

  @Test(arguments: [
    ("tidy", "1", "Clerk asks nobody for tidy.  It asks for: motto, size, count(), first(), "),
    ("parcel(_ number:)", "1", "Clerk asks nobody for parcel(_ number:).  It asks for: motto, "),
    ("a\nb", "1", #"Clerk asks nobody for a\nb.  It asks for: motto, "#),
    ("count", "many", "many is no Int.  Write a number: 3"),
    ("report", "1", "report() gives nothing, but may throw.  stub report throws"),
    ("count", "throws", "count() throws nothing.  stub count VALUE"),
    ("parcel", "3", "There is no Parcel 3: the module lends 1 to 2."),
    ("parcel", "throws wet", "wet is no PostError.  There are: closed, lost."),
    ("fetch", "1", "1 is no Result<Parcel, PostError>.  Write success VALUE, or failure."),
  ])
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
