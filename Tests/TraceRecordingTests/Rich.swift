// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

import TraceRecording

// Protocols with rare effects, attributes and types, and parameters without a name.

enum RichError: Error { case odd }

typealias RichCount = (Int) -> String
typealias RichCompletion = (Result<Int, any Error>) -> Void

actor RichClerk {
  nonisolated let number = 7
}

@Proxied(checks: .off) protocol RichProtocol: AnyObject, Sendable {
  var risky: Int { get throws(RichError) }
  var safe: Int { get throws(Never) }
  var implicit: String! { get }
  var handler: (@Sendable (Int) -> Void)? { get set }
  @MainActor var main: Int { get set }
  var slow: Int { get async throws }
  var ready: Bool { get async }

  func typed(_: Int) async throws(RichError) -> Int
  func never() throws(Never) -> Int
  func mapped(_: (Int) throws -> Int) rethrows -> Int
  func waited(_: (Int) async throws -> Int) async rethrows -> Int
  func shaped<Failure: Error>(_: () throws(Failure) -> Int) throws(Failure) -> Int
  func implicit(_: String!) -> String!
  func closure() -> @Sendable (Int) -> Int
  func tuple() -> (one: Int, two: String)
  func make() -> sending [Int]
  func later(_: @escaping @Sendable @MainActor (Int) -> Void) async
  func late(then: @escaping @Sendable () async throws(RichError) -> Int) async throws -> Int
  func maybe(_: (@Sendable (_ in: Int) -> Void)?)
  func perhaps(_: ((Int) -> Int)?) -> Int?
  func doubled(_: inout Int) -> Int
  func nested(_: @escaping (() -> Void) -> Void)
  func nestedEscaping(_: @escaping (@escaping () -> Void) -> Void)
  func perform(_ work: () throws(RichError) -> Void) throws(RichError)
  func counted(by count: @escaping RichCount) -> String
  func load(_ completion: RichCompletion?)
  func now(_: @autoclosure () throws -> Int) rethrows -> Int
  func ignore(_: @autoclosure () -> Int)
  func keep(_: @autoclosure @escaping () -> Int) -> Int
  func plainC(_: @convention(c) (Int) -> Int) -> Int
  func anywhere(_: @escaping @isolated(any) @Sendable () async -> Int) async -> Int
  func change(_: inout () -> Int)
  func change(in: inout [Int]) async
  func inside(_: isolated RichClerk) -> Int
  func generic<Row>(_: Row, for: [Row]) -> Row? where Row: Equatable
  func some(_: some Equatable & Sendable) -> Bool
  func some(_: some Equatable & Sendable)
  func any(_: any Equatable, for: RichProtocol?) -> Bool
  func meta(_: Int.Type) -> Any.Type
  func owned(_: __owned String) -> String
  @concurrent func apart(_: Int) async -> Int
  nonisolated(nonsending) func near(_: Int) async -> Int
  @MainActor func onMain(_: Int) -> Int
}

@Role("Rich", as: .interactor) final class Rich: RichProtocol, @unchecked Sendable {
  var risky: Int { get throws(RichError) { throw .odd } }
  var safe: Int { 1 }
  var implicit: String! { "implicit" }
  @Unseen var handler: (@Sendable (Int) -> Void)?
  @MainActor var main: Int {
    get { 2 }
    set { handler?(newValue) }
  }
  var slow: Int { get async throws { throw RichError.odd } }
  var ready: Bool { get async { true } }

  func typed(_ number: Int) async throws(RichError) -> Int {
    if number < 0 { throw .odd }
    return number
  }

  func never() throws(Never) -> Int { 3 }
  func mapped(_ body: (Int) throws -> Int) rethrows -> Int { try body(4) }
  func waited(_ body: (Int) async throws -> Int) async rethrows -> Int { try await body(5) }

  func shaped<Failure: Error>(_ body: () throws(Failure) -> Int) throws(Failure) -> Int {
    try body()
  }

  func implicit(_ word: String!) -> String! { word }
  func closure() -> @Sendable (Int) -> Int { { $0 + 1 } }
  func tuple() -> (one: Int, two: String) { (1, "two") }
  func make() -> sending [Int] { [6] }
  func later(_ body: @escaping @Sendable @MainActor (Int) -> Void) async { await body(7) }

  func late(then body: @escaping @Sendable () async throws(RichError) -> Int) async throws -> Int {
    try await body()
  }

  func maybe(_ body: (@Sendable (_ in: Int) -> Void)?) { body?(8) }
  func perhaps(_ body: ((Int) -> Int)?) -> Int? { body?(12) }
  func doubled(_ number: inout Int) -> Int {
    number += 1
    return number * 2
  }

  func nested(_ body: @escaping (() -> Void) -> Void) { body {} }
  func nestedEscaping(_ body: @escaping (@escaping () -> Void) -> Void) { body {} }
  func perform(_ work: () throws(RichError) -> Void) throws(RichError) { try work() }
  func counted(by count: @escaping RichCount) -> String { count(1) }
  func load(_ completion: RichCompletion?) { completion?(.success(5)) }
  func now(_ body: @autoclosure () throws -> Int) rethrows -> Int { try body() }
  func ignore(_ body: @autoclosure () -> Int) {}
  func keep(_ body: @autoclosure @escaping () -> Int) -> Int { body() }
  func plainC(_ body: @convention(c) (Int) -> Int) -> Int { body(9) }

  func anywhere(_ body: @escaping @isolated(any) @Sendable () async -> Int) async -> Int {
    await body()
  }

  func change(_ body: inout () -> Int) { body = { 10 } }
  func change(in list: inout [Int]) async { list.append(11) }
  func inside(_ clerk: isolated RichClerk) -> Int { clerk.number }

  func generic<Row>(_ row: Row, for list: [Row]) -> Row? where Row: Equatable {
    list.first { $0 == row }
  }

  func some(_ value: some Equatable & Sendable) -> Bool { value == value }
  func some(_ value: some Equatable & Sendable) {}
  /// A stand-in that is passed as an argument arrives as the object itself.
  func any(_ value: any Equatable, for other: RichProtocol?) -> Bool { other is Rich }
  func meta(_ type: Int.Type) -> Any.Type { type }
  func owned(_ word: __owned String) -> String { word }
  @concurrent func apart(_ number: Int) async -> Int { number }
  nonisolated(nonsending) func near(_ number: Int) async -> Int { number }
  @MainActor func onMain(_ number: Int) -> Int { number }
}
