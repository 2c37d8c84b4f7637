// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

import TraceRecording

// Playable protocols as a library declares them: public, inherited, of every shape. The test is that they compile.

public protocol Awesome: AnyObject {}

@Doubled(checks: .off) public protocol MailboxProtocol: AnyObject, Sendable {
  var isReady: Bool { get async throws }
  var isFull: Bool { get throws(MailboxError) }
  var onChange: (() -> Void)? { get set }
  func load(_: @escaping @Sendable (Result<[String], any Error>) -> Void)
  func save(_ done: @escaping @MainActor (Bool) -> Void) async
  func keep(_ done: @escaping @MainActor (Bool) -> Void)
  func call(_ done: @escaping @isolated(any) (Int) -> Void)
  func change(_ body: (inout Int) -> Void)
  func find<Row>(_ id: Int, then done: @escaping (Row) -> Void)
  func fail<Failure: Error>(_ error: Failure) throws(Failure)
  func each(_ body: (Int) throws -> Int) rethrows -> Int
  func attempt(_ done: (Int) -> Void) throws(MailboxError)
  func never() throws(Never)
  nonisolated func hide()
  @discardableResult func toggle(_ name: String, `default`: Bool) -> Bool
  func pair() -> (Int, String)
  func make() -> @Sendable () -> Void
  func row(_ row: Int!) -> Int!
  func admire(_ one: any Awesome & AnyObject)
}

public enum MailboxError: Error { case full }

@Doubled public protocol LockedMailboxProtocol: MailboxProtocol {
  func unlock(with p0: Int, _ then: ((Bool) -> Void)?)
}

@Role(.view) public final class MailboxView {
  var mailbox: (any LockedMailboxProtocol)?
}
