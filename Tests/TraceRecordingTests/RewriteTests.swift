import Testing
import TraceRecording
import Traces

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
  func `passes the written values, and the others unchanged`(
    _ texts: [String: String],
    _ heard: String
  )
    throws
  {
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
