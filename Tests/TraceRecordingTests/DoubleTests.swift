import Testing
import Traces

@testable import TraceRecording

/// Tests doubles in place of references that are not set, and their answers.
@Suite struct DoubleTests {
  private let recorder = Recorder()
  private let doubles: [AnyObject]
  private let asker: PostAsker

  init() {
    let recorder = recorder
    doubles = recorder.makeDoubles(for: PostAsker.self)
    asker = recorder.recording { PostAsker() }
  }

  @Test func `replaces a reference that is not set, and records its messages`() {
    ask { $0.depot?.tidy() }
    ask { $0.visitor?.greet("Ann") }
    #expect(rows == ["PostDepot tidy()", #"PostGreeting greet("Ann")"#])
  }

  @Test func `does not replace a reference that was set, even to nil`() {
    let depot = recorder.recording { PostDepot() }
    ask {
      $0.depot = depot
      $0.depot?.tidy()
      $0.visitor = nil
      $0.visitor?.greet("Ann")
    }
    #expect(rows == ["Depot tidy()"])
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

  // MARK: Answers

  @Test func `returns the answer set for a name with labels or without`() throws {
    #expect(ask { $0.depot?.count() } == 0)
    try recorder.answer("count", .value(5))
    try recorder.answer("first()", .value(Parcel(number: 4)))
    try recorder.answer("motto", .value("fast"))
    let parcel = Result<Parcel, PostError>.success(Parcel(number: 2))
    try recorder.answer("fetch(_:then:)", .value(parcel))
    #expect(ask { $0.depot?.count() } == 5)
    #expect(ask { $0.depot?.first() } == Parcel(number: 4))
    #expect(ask { $0.depot?.motto } == "fast")
    var answers: [Result<Parcel, PostError>] = []
    ask { $0.depot?.fetch(1) { answers.append($0) } }
    #expect(answers == [parcel])
  }

  @Test func `throws the error set for a message`() throws {
    try recorder.answer("parcel", .failure(PostError.lost))
    #expect(throws: PostError.lost) { try ask { try $0.depot?.parcel(1) } }
    try recorder.answer("parcel", .value(Parcel(number: 9)))
    #expect(try ask { try $0.depot?.parcel(1) } == Parcel(number: 9))
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

  // MARK: Roles

  @Test(arguments: [
    ("CartViewProtocol", "View"), ("CartViewInput", "View"), ("CartViewOutput", "Presenter"),
    ("CartViewModelDelegate", "View"), ("CartInteractorOutputProtocol", "Presenter"),
    ("CartPresenterInterface", "Presenter"), ("CartWireframe", "Wireframe"),
    ("CartStore", "Store"), ("CartLoading", "CartLoading"), ("CartListOutput", "CartListOutput"),
    ("CartPresenting", "Presenter"), ("CartInteracting", "Interactor"), ("CartRouting", "Router"),
    ("CartCoordinating", "Coordinator"), ("CartStoring", "Store"), ("CartUseCase", "Interactor"),
    ("CartPresentation", "Presenter"),
  ]) func `takes its role from the name of its protocol`(_ boundary: String, _ role: String) {
    #expect(Role.conforming(to: boundary).name == role)
  }

  @discardableResult
  private func ask<Answer>(_ question: (PostAsker) throws -> Answer) rethrows -> Answer {
    try recorder.act("ask") { try question(asker) }
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
