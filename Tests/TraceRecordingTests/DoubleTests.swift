import Testing
import Traces

@testable import TraceRecording

/// Tests doubles in place of references that are not set.
@Suite struct DoubleTests {
  private let recorder = Recorder()
  private let doubles: [AnyObject]
  private let asker: PostAsker

  init() {
    let recorder = recorder
    doubles = recorder.makeDoubles(for: PostAsker.self)
    asker = recorder.recording { PostAsker() }
  }

  @Test func `replaces a reference that is not set, and none that was set, even to nil`() {
    ask { $0.visitor?.greet("Ann") }
    let depot = recorder.recording { PostDepot() }
    ask {
      $0.depot?.tidy()
      $0.depot = depot
      $0.depot?.tidy()
      $0.visitor = nil
      $0.visitor?.greet("Ann")
    }
    #expect(rows == [#"PostGreeting greet("Ann")"#, "PostDepot tidy()", "Depot tidy()"])
    #expect(depot.isTidy)
  }

  @Test func `is made once for each @Doubled protocol, and for no other`() {
    #expect(doubles.count == 2)
    #expect(recorder.makeDoubles(for: PostAsker.self).isEmpty)
    #expect(Recorder().makeDoubles(for: Recorder.self).isEmpty)
  }

  @Test func `is not kept alive by its recorder`() {
    let recorder = Recorder()
    let asker = recorder.recording {
      _ = recorder.makeDoubles(for: PostAsker.self)
      return PostAsker()
    }
    recorder.act("ask") { asker.depot?.tidy() }
    #expect(recorder.trace().rows.count == 1)
  }

  @Test func `refuses answers that a message cannot have`() {
    expectRefusal(of: "count", .value("five"), "count() gives a Int, and no String.")
    expectRefusal(of: "tidy", .value(1), "tidy() gives nothing.")
    expectRefusal(of: "tidy", .failure(PostError.lost), "tidy() throws nothing.")
    let other = DoubleAnswer.failure(ValueError("no"))
    expectRefusal(of: "parcel", other, "parcel(_:) throws a PostError, and no ValueError.")
    expectRefusal(of: "size()", .value(1), "No double takes size().  The doubles take: ")
    #expect { try Recorder().answer("load", .value(1)) } throws: {
      "\($0)" == "There are no doubles: none of the protocols is @Doubled."
    }
  }

  private func expectRefusal(of message: String, _ answer: DoubleAnswer, _ words: String) {
    #expect { try recorder.answer(message, answer) } throws: { "\($0)".hasPrefix(words) }
  }

  private func ask(_ question: (PostAsker) -> Void) {
    recorder.act("ask") { question(asker) }
  }

  private var rows: [String] {
    recorder.trace().rows.filter { $0.kind == .call }.map {
      "\($0.receiver?.name ?? "") \($0.label)"
    }
  }
}

/// A Presenter with references that may be nil.
@Role("Asker", as: .presenter) private final class PostAsker {
  var depot: (any PostDepotProtocol)?
  weak var visitor: (any PostGreetingProtocol)?
}
