import TraceRecording

// Every way to declare a method that records its own calls, and an object that calls all of them.

protocol Named {
  var name: String { get }
}

struct Sign: Named {
  let name: String
}

/// The errors of a desk.
enum DeskError: Error, Equatable {
  case closed(String)
}

/// The output of a desk.
@MainActor protocol DeskOutput: AnyObject {
  func ready(_ text: String)
}

class Furniture {
  var dust = 0
  func clean() { dust = 0 }
}

@Role("Desk", as: .store) class EveryMethod: Furniture {
  var number = 7
  private var later: [() -> Void] = []

  // MARK: Effects and results

  func plain() { number += 1 }
  func nothing() {}
  func value(_ text: String, at index: Int) -> String { text + "\(index)" }
  func thrown(_ text: String) throws -> Int { throw DeskError.closed(text) }
  func typed(_ text: String) throws(DeskError) -> Int { throw .closed(text) }
  func generic<Row: Equatable>(_ row: Row, is other: Row) -> Bool { row == other }
  func generically<Failure: Error>(_ body: () throws(Failure) -> Int) throws(Failure) -> Int {
    try body()
  }
  func waiting(_ count: Int) async -> Int {
    await Task.yield()
    return count + 1
  }
  func failing() async throws(DeskError) { throw .closed("late") }
  @discardableResult func discardable() -> Int { number }
  func opaque() -> some Named { Sign(name: "opaque") }
  func existential(_ named: any Named) -> any Named { named }
  func some(_ named: some Named) -> String { named.name }
  func optional() -> Int! { number }
  func same() -> Self { self }
  func never() -> Never? { nil }

  // MARK: Parameters

  func add(to count: inout Int) { count += 1 }
  func sum(_ numbers: Int...) -> Int { numbers.reduce(0, +) }
  func lazily(_ number: @autoclosure () -> Int) -> Int { number() }
  func unnamed(_: Int, _ other: Int) -> Int { other }
  func word(in: Int, `for` name: String) -> String { "\(name)\(`in`)" }
  func defaulted(_ default: Int = 3) -> Int { `default` }
  func p0(_ p0: Int) -> Int { p0 }

  // MARK: Closures

  func now(_ body: (Int) -> Void) { body(1) }
  func then(_ done: @escaping (Int) -> Void) { done(2) }
  func kept(_ done: @escaping (Int) -> Void) { later.append { done(3) } }
  func flush() {
    let kept = later
    later = []
    for work in kept { work() }
  }
  func perhaps(_ done: ((String) -> Void)?) { done?("perhaps") }
  func asked(_ body: (Int) throws -> Int) throws -> Int { try body(4) }
  func two(_ first: () -> Void, then second: @escaping (Int, String) -> Bool) -> Bool {
    first()
    return second(5, "five")
  }
  func sendable(_ done: @escaping @Sendable (Int) -> Void) { done(6) }
  func asynchronous(_ body: (Int) async throws -> Int) async throws -> Int { try await body(7) }

  // MARK: Bodies

  func captures() -> Int {
    let step = { [weak self] in self?.number ?? 0 }
    let base = { [number] in number }
    return step() + base()
  }
  func implicit() -> [Int] {
    let all: [() -> Int] = [{ self.number }, { [self] in number }]
    return all.map { $0() }
  }
  func nested() -> Int {
    struct Pair { var left = 1, right = 2 }
    func sum(_ pair: Pair) -> Int { pair.left + pair.right }
    return sum(Pair())
  }
  func early(_ text: String?) -> Int {
    guard let text else { return -1 }
    defer { number += 1 }
    if text.isEmpty { return 0 }
    return switch text.count {
    case 1: 1
    default: text.count
    }
  }
  func expression(_ isOn: Bool) -> String { if isOn { "on" } else { "off" } }
  func shadowing(_ number: Int) -> Int {
    let number = number + 1
    return number
  }
  func whereAmI() -> (function: String, line: Int) { (#function, #line) }
  override func clean() {
    super.clean()
    number = 0
  }
  func calls() -> Int { waitingNot() + value("a", at: 1).count }
  func waitingNot() -> Int { 1 }
  func overloaded(_ number: Int) -> String { "int" }
  func overloaded(_ text: String) -> String { "text" }
  final func last() -> Int { 9 }
  package func open() -> Int { 10 }
}

@Role extension EveryMethod {
  func added() -> Int { number + 1 }
}

/// The same declarations in an actor.
@Role(.repository) actor EveryActor {
  private var rows = 0

  func add(_ count: Int) -> Int {
    rows += count
    return rows
  }
  func load() async throws -> Int {
    async let one = add(1)
    let first = await one
    return try await withThrowingTaskGroup(of: Int.self) { group in
      group.addTask { [self] in await add(2) }
      var sum = first
      for try await count in group { sum += count }
      return sum
    }
  }
  nonisolated func label() -> String { "actor" }
  func done(_ then: @escaping @Sendable (Int) -> Void) { then(rows) }
}

/// The same declarations on the main actor.
@MainActor @Role(.view) final class EveryScreen: DeskOutput {
  weak var next: (any DeskOutput)?
  private(set) var texts: [String] = []

  func ready(_ text: String) { texts.append(text) }
  func reload() async -> Int {
    next?.ready("reloaded")
    await Task.yield()
    return texts.count
  }
  func finish(_ done: @escaping @MainActor () -> Void) { done() }
  nonisolated func title() -> String { "screen" }
  nonisolated(nonsending) func here() async -> Int { 1 }
  @concurrent func elsewhere() async -> Int { 2 }
}

/// The same declarations in a generic class.
@Role(.presenter) final class EveryGeneric<Row: Sendable> {
  private var rows: [Row] = []

  func add(_ row: Row) -> Int {
    rows.append(row)
    return rows.count
  }
  func map<Other>(_ body: (Row) -> Other) -> [Other] { rows.map(body) }
}
