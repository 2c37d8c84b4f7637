import Synchronization
import Testing
import TraceRecording
import Traces

/// Tests when arguments and results become text.
@Suite struct RenderedValuesTests {
  private let trial = Trial(.on)

  @Test func `keep the state of an object at the time of the call`() {
    trial.talk { owner in
      let tag = Tag("before")
      owner.carrier.take(TagBox(tag: tag))
      tag.text = "after"
    }
    #expect(trial.texts == ["before"])
  }

  @Test func `keep the elements of a list at the time of the call`() {
    trial.talk { owner in
      var rows = [Entry("a", 1)]
      owner.carrier.take(rows)
      rows.append(Entry("b", 2))
      owner.carrier.take(rows)
      rows.removeAll()
    }
    #expect(trial.texts == ["[1 Entry]", "[2 Entry]"])
    let calls = trial.recorder.trace().events.filter { $0.kind == .call }
    let details = calls.compactMap(\.message?.arguments?.first?.value.detail)
    let one = "Entry(title: \"a\", words: [\"a\": [1]])"
    #expect(details == ["[\(one)]", "[\(one), Entry(title: \"b\", words: [\"b\": [2]])]"])
  }

  @Test func `keep the value of an inout argument before the call`() {
    trial.talk { owner in
      var witness: Witness? = Witness()
      owner.carrier.swap(&witness)
      owner.carrier.swap(&witness)
    }
    #expect(trial.texts == ["Witness", "nil"])
  }

  @Test func `describe a plain value once, when the trace is read`() {
    let described = Counter()
    Counter.$current.withValue(described) {
      trial.talk { $0.carrier.take(Counted()) }
      #expect(described.count.withLock { $0 } == 0)
      #expect(trial.texts == ["counted"])
      #expect(trial.texts == ["counted"])
    }
    #expect(described.count.withLock { $0 } == 2)
  }

  @Test func `allow a description to read the trace`() {
    Chatter.$reads.withValue(trial.recorder) {
      trial.talk { owner in
        owner.carrier.take(1)
        owner.carrier.take(Chatter())
        owner.carrier.take(TalkingBox(object: Witness()))
      }
      #expect(trial.texts == ["1", "3 rows", "3 rows"])
    }
  }

  @Test(arguments: [true, false])
  func `allow a description to send messages`(_ isOfObject: Bool) {
    trial.talk { owner in
      let speaker = TalkingValue(owner.carrier)
      TalkingValue.$current.withValue(speaker) {
        if isOfObject { return owner.carrier.take(TalkingValue.Box(object: Witness())) }
        owner.carrier.take(TalkingValue.Value())
        #expect(trial.texts == ["said"])
        #expect(trial.texts == ["said", "2", "2"])
      }
    }
    #expect(trial.texts == ["said", "2", "2"])
  }
}

private final class Tag {
  var text: String

  init(_ text: String) { self.text = text }
}

private struct TagBox: CustomStringConvertible {
  let tag: Tag

  var description: String { tag.text }
}

private struct Entry {
  let title: String
  let words: [String: [Int?]]

  init(_ title: String, _ number: Int) {
    self.title = title
    words = [title: [number]]
  }
}

/// Counts how often a value was described.
private final class Counter: Sendable {
  @TaskLocal static var current: Counter?
  let count = Mutex(0)
}

private struct Counted: CustomStringConvertible {
  var description: String {
    Counter.current?.count.withLock { $0 += 1 }
    return "counted"
  }
}

/// A value whose description reads the trace.
private struct Chatter: CustomStringConvertible {
  @TaskLocal static var reads: Recorder?

  var description: String { "\(Chatter.reads?.trace().rows.count ?? 0) rows" }
}

private struct TalkingBox: CustomStringConvertible {
  let object: Witness

  var description: String { Chatter().description }
}

/// A value whose description sends a message.
private final class TalkingValue: @unchecked Sendable {
  @TaskLocal static var current: TalkingValue?
  private let carrier: any CarrierProtocol

  init(_ carrier: any CarrierProtocol) { self.carrier = carrier }

  func describe() -> String {
    carrier.take(2)
    return "said"
  }

  struct Value: CustomStringConvertible {
    var description: String { TalkingValue.current?.describe() ?? "" }
  }

  struct Box: CustomStringConvertible {
    let object: Witness

    var description: String { Value().description }
  }
}
