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
      var rows = [ProductRow(title: "a")]
      owner.carrier.take(rows)
      rows.append(ProductRow(title: "b"))
      owner.carrier.take(rows)
      rows.removeAll()
    }
    #expect(trial.texts == ["[1 ProductRow]", "[2 ProductRow]"])
    let calls = trial.recorder.trace().events.filter { $0.kind == .call }
    let details = calls.compactMap(\.message?.arguments?.first?.value.detail)
    let one = "ProductRow(title: \"a\")"
    #expect(details == ["[\(one)]", "[\(one), ProductRow(title: \"b\")]"])
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
    let count = Mutex(0)
    let counting = { @Sendable in
      count.withLock { $0 += 1 }
      return "counted"
    }
    Described.$describe.withValue(counting) {
      trial.talk { $0.carrier.take(Described()) }
      #expect(count.withLock { $0 } == 0)
      #expect(trial.texts == ["counted"])
      #expect(trial.texts == ["counted"])
    }
    #expect(count.withLock { $0 } == 2)
  }

  @Test func `allow a description to read the trace`() {
    let recorder = trial.recorder
    Described.$describe.withValue({ "\(recorder.trace().rows.count) rows" }) {
      trial.talk { owner in
        owner.carrier.take(1)
        owner.carrier.take(Described())
        owner.carrier.take(Described.Box())
      }
      #expect(trial.texts == ["1", "3 rows", "3 rows"])
    }
  }

  @Test(arguments: [true, false])
  func `allow a description to send messages`(_ isOfObject: Bool) {
    trial.talk { owner in
      nonisolated(unsafe) let carrier = owner.carrier
      let saying = { @Sendable in
        carrier.take(2)
        return "said"
      }
      Described.$describe.withValue(saying) {
        if isOfObject { return carrier.take(Described.Box()) }
        carrier.take(Described())
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

/// A value whose description a closure of the test makes.
struct Described: CustomStringConvertible {
  @TaskLocal static var describe: (@Sendable () -> String)?

  var description: String { Described.describe?() ?? "" }

  /// A value with the same description and an object, so that it becomes text at once.
  struct Box: CustomStringConvertible {
    private let object = Witness()

    var description: String { Described().description }
  }
}
