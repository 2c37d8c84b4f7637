import CRecording

// Causes from outside: actions of the person, and calls of the stage.

extension Recorder {
  /// Records a user's action with the name `words`, and the messages that `body` sends; returns the result of `body`.
  ///
  /// `calls` explains the action in the trace, such as `calls viewDidLoad`; nil adds nothing. While nothing is
  /// recorded, `body` only runs. The receiver is not kept alive: it may be released while `body` runs.
  ///
  /// - Throws: The error that `body` throws.
  public func action<R>(
    _ words: String,
    to receiver: @autoclosure () -> AnyObject? = nil,
    calls: String? = nil,
    _ body: () throws -> R
  ) rethrows -> R {
    let span = actionSpan(words, receiver(), calls)
    defer { if let span { endAction(span) } }
    return try (span ?? Span.current).run(body)
  }

  /// Records a user's action with the name `words`, and the messages that `body` sends, also after its suspensions.
  ///
  /// - Throws: The error that `body` throws.
  public func action<R>(
    _ words: String,
    to receiver: @autoclosure () -> AnyObject? = nil,
    calls: String? = nil,
    _ body: () async throws -> R
  ) async rethrows -> R {
    let span = actionSpan(words, receiver(), calls)
    defer { if let span { endAction(span) } }
    return try await (span ?? Span.current).run(body)
  }

  /// Records an action while the first module is still being made: objects created in `body` belong to that module.
  ///
  /// - Throws: The error that `body` throws.
  package func assembling<R>(_ words: String, _ body: () throws -> R) rethrows -> R {
    let span = actionSpan(words, nil, nil, isAssembly: true)
    defer { if let span { endAction(span) } }
    return try (span ?? Span.current).run(body)
  }

  /// Records an action while the first module is still being made, also after suspensions of `body`.
  ///
  /// - Throws: The error that `body` throws.
  package func assembling<R>(_ words: String, _ body: () async throws -> R) async rethrows -> R {
    let span = actionSpan(words, nil, nil, isAssembly: true)
    defer { if let span { endAction(span) } }
    return try await (span ?? Span.current).run(body)
  }

  /// Records that the stage, which stands in for UIKit, calls a method of `object`, such as `viewDidLoad()`; `body` makes the call.
  ///
  /// - Throws: The error that `body` throws.
  public func stageCall<R>(_ method: StaticString, on object: AnyObject, _ body: () throws -> R)
    rethrows -> R
  {
    let span = stageSpan(method, object)
    defer { recordEnd(of: span) }
    return try span.run(body)
  }

  /// The name of the action that stands for the code of a test.
  package static let testAction = "(test)"

  /// Ends an action; messages that the action still causes afterwards are marked as late in the trace.
  func endAction(_ span: Span) {
    endAction()
    publishOrphans()
    recordEnd(of: span)
  }

  /// Records that the action or call of a span (running code) has ended, unless the log is full or recording is over.
  func recordEnd(
    of span: Span,
    from sender: ParticipantID = .absent,
    to receiver: ParticipantID = .absent
  ) {
    guard span.recorder == log.id, isRecording, log.count < log.limit else { return }
    log.append(Record(.end, from: sender, to: receiver, inside: span.record))
  }

  func actionSpan(_ words: String, _ object: AnyObject?, _ calls: String?, isAssembly: Bool = false)
    -> Span?
  {
    guard isRecording else { return nil }
    let receiver = object.map { id(of: $0) } ?? .absent
    if !isAssembly { registry.locked { $0.hasActed = true } }
    playing.locked { $0.result = nil }
    beginAction()
    let action = ActionWords(words: words, calls: calls ?? "")
    let index = append(.action, from: .user, to: receiver, payload: action)
    return span(at: index, executing: receiver, running: .none)
  }

  private func stageSpan(_ method: StaticString, _ object: AnyObject) -> Span {
    guard isRecording else { return Span.current }
    let receiver = id(of: object)
    var record = Record(.stage, to: receiver, inside: currentRecord)
    record.name = InternedText(method)
    return span(at: log.append(record), executing: receiver, running: record.name)
  }

  /// Returns a span (running code) around the record at `index`; nil for no record of its own.
  func span(at index: Int32?, executing: ParticipantID, running function: InternedText) -> Span {
    let around = Span.current(in: log.id)
    return Span(
      recorder: log.id,
      record: index ?? around?.record ?? -1,
      executing: executing,
      function: function,
      depth: around?.depth ?? 0
    )
  }
}

struct ActionWords {
  let words: String
  let calls: String
}
