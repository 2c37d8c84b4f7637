import TraceRecording

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

/// A depot with three parcels.
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
