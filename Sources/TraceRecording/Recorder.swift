import Traces

/// Writes down what the objects that belong to it say to each other.
///
/// Objects created inside `recording` belong to it; their messages are recorded while it records.
public final class Recorder: Sendable {
  /// The recorder that objects created now belong to.
  @TaskLocal public static var current: Recorder?

  let log = Gate(Log())

  /// Makes a recorder that knows nobody.
  public init() {}

  /// Whether it records at this moment.
  public var isRecording: Bool { log.isOpen }

  /// The virtual time in milliseconds, which events bear.
  public var time: Int {
    get { log.locked { $0.time } }
    set { log.locked { $0.time = newValue } }
  }

  /// Where things run, which events bear: `main`, or a queue's name.
  public var executor: String {
    get { log.locked { $0.executor } }
    set { log.locked { $0.executor = newValue } }
  }

  /// What happened so far.
  public func trace() -> Trace {
    log.locked { $0 }.trace()
  }

  /// Who an object is; nil where this recorder has not met it.
  public func participant(of object: AnyObject) -> Participant? {
    knownID(of: unprobed(object)).flatMap { id in log.locked { $0.participant(id) } }
  }
}

// MARK: - Recording

extension Recorder {
  /// Records while `body` runs; objects created inside belong to this recorder for ever.
  public func recording<R>(_ body: () throws -> R) rethrows -> R {
    log.open()
    defer { log.close() }
    return try Recorder.$current.withValue(self, operation: body)
  }

  /// Records while `body` runs, across its suspensions.
  public func recording<R>(_ body: () async throws -> R) async rethrows -> R {
    log.open()
    defer { log.close() }
    return try await Recorder.$current.withValue(self, operation: body)
  }

  /// Records what the person at the prompt did; `calls` explains it, such as `calls viewDidLoad`.
  ///
  /// The receiver is looked at, not held: it may cease to be while `body` runs.
  public func action<R>(
    _ words: String,
    to receiver: @autoclosure () -> AnyObject? = nil,
    calls: String? = nil,
    _ body: () throws -> R
  ) rethrows -> R {
    try Span.$current.withValue(actionSpan(words, receiver(), calls), operation: body)
  }

  /// Records what the person at the prompt did, and what it leads to across suspensions.
  public func action<R>(
    _ words: String,
    to receiver: @autoclosure () -> AnyObject? = nil,
    calls: String? = nil,
    _ body: () async throws -> R
  ) async rethrows -> R {
    try await Span.$current.withValue(actionSpan(words, receiver(), calls), operation: body)
  }

  /// Records that the stage calls an object, as UIKit would: `viewDidLoad()`.
  public func stageCall<R>(
    _ method: String,
    on object: AnyObject,
    _ body: () throws -> R
  ) rethrows -> R {
    try Span.$current.withValue(stageSpan(method, object), operation: body)
  }

  /// Records that the stage calls an object, and what it leads to across suspensions.
  public func stageCall<R>(
    _ method: String,
    on object: AnyObject,
    _ body: () async throws -> R
  ) async rethrows -> R {
    try await Span.$current.withValue(stageSpan(method, object), operation: body)
  }

  /// Records what the screen shows.
  public func screen(_ screen: Screen) {
    append(.screen(screen))
  }

  /// Records a line of explanation.
  public func note(_ text: String) {
    append(.note(text))
  }
}

extension Recorder {
  private func actionSpan(_ words: String, _ object: AnyObject?, _ calls: String?) -> Span? {
    guard isRecording else { return Span.current }
    let receiver = object.map { id(of: $0) } ?? .nobody
    let content = Record.Content.action(words: words, calls: calls ?? "")
    let record = append(content, from: .user, to: receiver)
    return Span(self, record: record, executing: receiver, function: "")
  }

  private func stageSpan(_ method: String, _ object: AnyObject) -> Span? {
    guard isRecording else { return Span.current }
    let receiver = id(of: object)
    let record = append(.stage(method), to: receiver)
    return Span(self, record: record, executing: receiver, function: method)
  }

  /// Writes down a record inside the current span, and says at which position.
  @discardableResult
  func append(
    _ content: Record.Content,
    from sender: ParticipantID = .nobody,
    to receiver: ParticipantID = .nobody
  ) -> Int {
    let parent = Span.current(in: self)?.record ?? -1
    return log.locked {
      $0.append(Record(content: content, sender: sender, receiver: receiver, parent: Int32(parent)))
    }
  }
}
