// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

import TraceRecording

// Protocols and classes as a library declares them: public, inherited, isolated, of every shape. The test is that they
// compile.

@Proxied public protocol SettingsViewProtocol: AnyObject {
  func show(_ settings: [String: Bool])
}

@Proxied public protocol SettingsServiceProtocol: AnyObject {
  func sync(_ work: @escaping () async throws -> Int) async throws -> Int
  func text() async -> Settings
  @MainActor func show()
}

@Proxied @MainActor public protocol SettingsDelegate: AnyObject, Sendable {
  func didChange(_ settings: Settings, in view: any SettingsViewProtocol)
}

/// Deliberately not sendable.
public final class Settings {
  var values: [String: Bool] = [:]
}

open class SettingsBase {
  public init() {}
}

@Role("Screen", as: .view) public final class SettingsView: SettingsBase, SettingsViewProtocol {
  public var service: (any SettingsServiceProtocol)?
  public private(set) weak var delegate: SettingsDelegate?
  fileprivate var other: SettingsViewProtocol!
  @Seam public var onDone: @MainActor (_ ok: Bool, Int) -> Void
  @Seam var onSave: (@Sendable (Int) async throws -> String)?
  @Seam var onCount: (_ count: Int, (_ word: String) -> Void) -> Bool = { _, _ in true }
  @Seam var onLoad: (nonisolated(nonsending) (_ id: Int) async -> Int)?
  @Seam private unowned var parent: any SettingsViewProtocol

  init(delegate: any SettingsDelegate, parent: any SettingsViewProtocol) {
    self.delegate = delegate
    self.parent = parent
    onDone = { _, _ in }
    super.init()
  }

  public func show(_ settings: [String: Bool]) {
    other?.show(settings)
    parent.show(settings)
  }
}

// MARK: - Playable protocols

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
