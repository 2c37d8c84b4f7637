import TraceRecording
import Traces

// A post office: a module whose messages people write, change and answer.

/// A value that cannot be written as text, so the module lends two of them.
struct Parcel: Equatable {
  let number: Int
}

/// A value that cannot be written as text and is not lent.
struct Stamp {}

enum Speed: CaseIterable {
  case slow, express
}

enum PostError: Error, CaseIterable {
  case closed, lost
}

/// The messages of every counter.
@Doubled protocol PostGreetingProtocol: AnyObject {
  var isOpen: Bool { get }
  func greet(_ name: String)
}

/// The messages of a counter, with every way to declare a message.
@Doubled protocol PostCounterProtocol: PostGreetingProtocol {
  func close()
  func weigh(_ grams: Double, isFragile: Bool)
  func post(_ parcel: Parcel, at speed: Speed, to name: String?)
  func take(_ numbers: [Int])
  func settle(_ outcome: Result<Parcel, PostError>)
  func hand(over counter: any PostCounterProtocol)
  func price(of grams: Int) -> Int
  func parcel(_ number: Int) throws(PostError) -> Parcel
  func check() throws
  func `default`(in box: Int!) -> Int
  func stick(_ stamp: Stamp)
  func wait() async
  func each(_ body: (Int) -> Void)
  func add(to count: inout Int)
  func show<Row>(_ row: Row)
  func print(_ row: some Equatable)
}

/// The messages from a counter to its depot.
@Doubled protocol PostDepotProtocol: AnyObject {
  var motto: String? { get set }
  var size: Int { get throws }
  func tidy()
  func count() -> Int
  func first() -> Parcel?
  func parcel(_ number: Int) throws(PostError) -> Parcel
  func audit() throws -> Bool
  func report() throws
  func fetch(_ number: Int, then done: @escaping (Result<Parcel, PostError>) -> Void)
  func ask(for: ((Int) -> Void)?)
}

/// A counter that keeps the messages it receives.
@Role("Clerk", as: .presenter) final class PostClerk: PostCounterProtocol {
  private(set) var depot: any PostDepotProtocol = PostDepot()
  private(set) var heard: [String] = []
  var isOpen = true

  func greet(_ name: String) { heard.append("hello \(name)") }
  func close() { isOpen = false }
  func weigh(_ grams: Double, isFragile: Bool) { heard.append("\(grams) \(isFragile)") }
  func take(_ numbers: [Int]) { heard.append("\(numbers)") }
  func settle(_ outcome: Result<Parcel, PostError>) { heard.append("\(outcome)") }
  func hand(over counter: any PostCounterProtocol) { heard.append(counter === self ? "me" : "you") }
  func price(of grams: Int) -> Int { grams * 2 }
  func check() throws { try depot.report() }
  func `default`(in box: Int!) -> Int { box }
  func stick(_ stamp: Stamp) { heard.append("stuck") }
  func wait() async { heard.append("waited") }
  func each(_ body: (Int) -> Void) { body(depot.count()) }
  func add(to count: inout Int) { count += depot.count() }
  func show<Row>(_ row: Row) { heard.append("\(row)") }
  func print(_ row: some Equatable) { heard.append("\(row)") }

  func post(_ parcel: Parcel, at speed: Speed, to name: String?) {
    heard.append("\(parcel.number) \(speed) \(name ?? "nobody")")
  }

  func parcel(_ number: Int) throws(PostError) -> Parcel { try depot.parcel(number) }
}

@Role("Depot", as: .store) final class PostDepot: PostDepotProtocol {
  var motto: String? = "real"
  var size: Int { 3 }
  private(set) var isTidy = false

  func tidy() { isTidy = true }
  func count() -> Int { 3 }
  func first() -> Parcel? { Parcel(number: 1) }
  func audit() -> Bool { true }
  func report() throws { throw PostError.closed }
  func ask(for body: ((Int) -> Void)?) { body?(3) }

  func parcel(_ number: Int) throws(PostError) -> Parcel {
    guard number <= 3 else { throw .lost }
    return Parcel(number: number)
  }

  func fetch(_ number: Int, then done: @escaping (Result<Parcel, PostError>) -> Void) {
    done(.success(Parcel(number: number)))
  }
}

/// A recorder with a post office module, for written messages.
struct PostConversation {
  let recorder = Recorder()
  let clerk: PostClerk
  let visitor: PostVisitor

  /// Creates the module, which lends two parcels and an error.
  init() {
    (clerk, visitor) = recorder.recording {
      let clerk = PostClerk()
      let visitor = PostVisitor(clerk)
      visitor.hermit = PostHermit()
      visitor.stamper = PostStamper()
      visitor.herald = PostHerald()
      return (clerk, visitor)
    }
    recorder.lend([Parcel(number: 7), Parcel(number: 8), PostError.lost])
  }

  func participant(_ name: String) -> Participant {
    recorder.livingParticipants.first { $0.name == name } ?? .user
  }

  /// Sends a message to the clerk as a person writes it; returns the result as a sentence.
  @discardableResult
  func send(_ text: String) throws(ValueError) -> String? {
    let deliver = try recorder.delivery(of: text, to: participant("Clerk"))
    act(deliver)
    return recorder.takeResult()
  }

  func act(_ body: () -> Void) {
    recorder.act("go", body)
  }

  /// Runs a question to the clerk's depot, real or fake, and returns the answer.
  func ask<Answer>(_ question: (any PostDepotProtocol) throws -> Answer) rethrows -> Answer {
    try recorder.act("ask") { try question(clerk.depot) }
  }
}

// Other participants in the post office: the visitor, and participants that cannot be left alone.

/// A View that references the others, so that the recorder meets them.
@Role("Visitor", as: .view) final class PostVisitor {
  private(set) var counter: any PostCounterProtocol
  var hermit: (any PostGreetingProtocol)?
  var stamper: (any PostGreetingProtocol)?
  var herald: (any PostGreetingProtocol)?

  init(_ counter: any PostCounterProtocol) { self.counter = counter }
}

@Role("Hermit", as: .interactor) final class PostHermit: PostGreetingProtocol {
  let isOpen = false

  func greet(_ name: String) {}
}

/// A protocol with a result that cannot be written as text.
@Doubled protocol StampsProtocol: AnyObject {
  func stamp() -> Stamp
}

@Role("Stamper", as: .interactor) final class PostStamper: PostGreetingProtocol {
  var stamps: (any StampsProtocol)?
  let isOpen = false

  func greet(_ name: String) { _ = stamps?.stamp() }
}

/// An Interactor that references a protocol that is not playable.
@Role("Herald", as: .interactor) final class PostHerald: PostGreetingProtocol {
  var listener: (any ListeningProtocol)?
  let isOpen = false

  func greet(_ name: String) { listener?.hear(name) }
}
