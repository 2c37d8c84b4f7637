import CollaborationTesting
import Testing
import Traces

@Suite struct DoubleAnswerTests {
  private let counter: SubjectUnderTest<ShopCounter>

  init() throws { counter = try SubjectUnderTest { try ShopCounter(store: $0.double()) } }

  @Test func `is the answer of the test, by the name with labels or without`() {
    counter.answer("total", 5)
    counter.answer("count()", 6)
    counter.answer("name", "Ann" as String?)
    counter.answer("fetch", 7)
    _ = counter.recordTrace { $0.ask() }
    #expect(counter.subject.answers == ["5", "6 Ann", "fetched 7"])
  }

  @Test func `is the error that the test has set`() async {
    counter.answer("total()", throwing: ShopError.closed)
    let trace = await counter.recordTrace { counter in
      await Task.yield()
      counter.ask()
    }
    #expect(counter.subject.answers.first == "error")
    expectTrace(trace, .containing) { "Store -->! Interactor .closed" }
  }

  @Test func `is not asked of a protocol with a static requirement`() {
    let presenter = SubjectUnderTest { ShopCloser() }
    expectTrace(presenter.recordTrace { $0.done() }) { "Presenter -> Router close()" }
  }

  @Test func `cannot be made by a double of a constant reference`() {
    #expect {
      try SubjectUnderTest { try ShopClosing(store: $0.double()) }
    } throws: { error in
      "\(error)".hasSuffix("and the reference must be a var, since a let has no double.")
    }
  }

  @Test func `cannot be made by a double of what an actor's initializer sets`() async {
    #expect {
      try SubjectUnderTest { try ShopActor(store: $0.double()) }
    } throws: { error in
      "\(error)".hasSuffix("A var that an actor's init sets has none either: leave it nil there.")
    }
    let actor = SubjectUnderTest { ShopLateActor() }
    actor.answer("count", 3)
    expectTrace(await actor.recordTrace { _ = await $0.count() }) {
      """
      Interactor -> Store count()
      Store --> Interactor 3
      """
    }
  }

  @Test func `cannot be made by a double of an unreferenced protocol`() {
    #expect {
      try SubjectUnderTest { try ShopCounter(store: Refuser($0).double()) }
    } throws: { error in
      "\(error)".hasPrefix("ShopCounter has no reference ShopViewProtocol that could be doubled")
    }
  }
}

/// Asks for a double of a protocol that its subject has not.
private struct Refuser {
  let doubles: Doubles

  init(_ doubles: Doubles) { self.doubles = doubles }

  func double() throws -> any ShopStoreProtocol {
    _ = try doubles.double((any ShopViewProtocol).self)
    return try doubles.double()
  }
}
