import TraceRecording

// A protocol with every kind of requirement.

@Proxied protocol WideProtocol: AnyObject, Sendable {
  var plain: Int { get }
  var limit: Int { get set }
  var title: String { get async throws }
  var risky: Int { get throws(FeedError) }
  var ready: Bool { get async }
  func nothing()
  func pair(_ one: Int, two: String) -> (Int, String)
  func show(_ number: Int) -> String
  func show(_ text: String) -> String
  func show(_ list: [Int]) -> String
  func largest<List: Collection>(of list: List) -> List.Element? where List.Element: Comparable
  func some(_ value: some CustomStringConvertible) -> String
  func change(_ number: inout Int, by step: Int) -> Int
  func fail(_ word: String) throws -> String
  func failTyped(_ error: FeedError?) throws(FeedError) -> Int
  func mapped(_ transform: (Int) throws -> Int) rethrows -> [Int]
  func now(_ body: (Int) -> String) -> String
  func maybe(_ body: ((Int) -> Int)?) -> Int?
  func later(_ body: @escaping (Int) -> Void)
  func apart(_ body: @Sendable (Int) -> Int) -> Int
  func onMain(_ body: @escaping @MainActor (Int) -> Void) async
  func wait(_ number: Int) async -> Int
  func waitTyped(_ error: FeedError?) async throws(FeedError) -> Int
  func waitFor(_ body: @Sendable (Int) async throws -> Int) async throws -> Int
  func shift(_ number: Int, by step: Int) -> Int
  func many(_ numbers: [Int?]) -> [Int?]
}

extension WideProtocol {
  /// The step is 10 where none is given.
  func shift(_ number: Int) -> Int { shift(number, by: 10) }
}

@Role("Wide", as: .interactor) final class Wide: WideProtocol, @unchecked Sendable {
  var plain: Int { 7 }
  var limit = 0
  var title: String {
    get async throws { if limit < 0 { throw FeedError.offline } else { "title" } }
  }
  var risky: Int { get throws(FeedError) { if limit < 0 { throw .offline } else { limit } } }
  var ready: Bool { get async { limit > 0 } }

  func nothing() { limit += 1 }
  func pair(_ one: Int, two: String) -> (Int, String) { (one, two) }
  func show(_ number: Int) -> String { "number" }
  func show(_ text: String) -> String { "text" }
  func show(_ list: [Int]) -> String { "list" }
  func some(_ value: some CustomStringConvertible) -> String { value.description }
  func fail(_ word: String) throws -> String {
    if word.isEmpty { throw FeedError.offline } else { word }
  }
  func mapped(_ transform: (Int) throws -> Int) rethrows -> [Int] { try [1, 2].map(transform) }
  func now(_ body: (Int) -> String) -> String { body(1) + body(2) }
  func maybe(_ body: ((Int) -> Int)?) -> Int? { body?(1) }
  func later(_ body: @escaping (Int) -> Void) { body(5) }
  func apart(_ body: @Sendable (Int) -> Int) -> Int { body(6) }
  func onMain(_ body: @escaping @MainActor (Int) -> Void) async { await body(8) }
  func shift(_ number: Int, by step: Int) -> Int { number + step }
  func many(_ numbers: [Int?]) -> [Int?] { numbers.reversed() }

  func largest<List: Collection>(of list: List) -> List.Element? where List.Element: Comparable {
    list.max()
  }

  func change(_ number: inout Int, by step: Int) -> Int {
    number += step
    return number * 2
  }

  func failTyped(_ error: FeedError?) throws(FeedError) -> Int {
    if let error { throw error }
    return 3
  }

  func wait(_ number: Int) async -> Int {
    await Task.yield()
    return number + 1
  }

  func waitTyped(_ error: FeedError?) async throws(FeedError) -> Int {
    await Task.yield()
    return try failTyped(error)
  }

  func waitFor(_ body: @Sendable (Int) async throws -> Int) async throws -> Int {
    try await body(9)
  }
}

@Proxied @MainActor protocol WideMainProtocol: AnyObject {
  var rows: [String] { get set }
  func show(_ row: String) -> Int
  func load() async throws -> [String]
}

@Role("WideMain", as: .view) @MainActor final class WideMain: WideMainProtocol {
  var rows: [String] = []

  nonisolated init() {}

  func show(_ row: String) -> Int {
    rows.append(row)
    return rows.count
  }

  func load() async throws -> [String] { rows }
}

@Role("WideOwner", as: .presenter) @MainActor final class WideOwner {
  private(set) var wide: any WideProtocol = Wide()
  var main: WideMainProtocol? = WideMain()
}
