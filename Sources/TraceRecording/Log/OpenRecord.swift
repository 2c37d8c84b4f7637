import CRecording

/// A record that has its index, and waits for what is handed over.
@usableFromInline struct OpenRecord {
  /// Kept alive by the link on which the call runs.
  unowned(unsafe) let recorder: Recorder
  /// Where it is written; nil where no slot was left.
  @usableFromInline let head: UnsafeMutablePointer<recording_head>?
  @usableFromInline let kind: UInt8
  /// Whether what is handed over holds no reference, by its type alone.
  @usableFromInline let isPlain: Bool
  /// What was said, which says how many arguments there are, and which of them are secret.
  let name: InternedText
  /// The span of the call.
  @usableFromInline let span: Span
  /// Whether it runs inside a span of another recorder.
  @usableFromInline let isCrossing: Bool
  /// Whether only its end will tell whether it is lost; it is published then.
  let isUndecided: Bool
  /// Whether somebody waits for what is recorded.
  @usableFromInline let isWatched: Bool

  init(
    _ recorder: Recorder,
    _ head: UnsafeMutablePointer<recording_head>?,
    _ kind: Record.Kind,
    isPlain: Bool,
    name: InternedText,
    _ span: Span,
    isCrossing: Bool = false,
    isUndecided: Bool = false
  ) {
    self.recorder = recorder
    self.head = head
    self.kind = kind.rawValue
    self.isPlain = isPlain && !isUndecided
    self.name = name
    self.span = span
    self.isCrossing = isCrossing
    self.isUndecided = isUndecided
    isWatched = recording_log_is_watched(recorder.log.raw)
  }
}

extension OpenRecord {
  /// Whether the message is not delivered.
  @usableFromInline var isLost: Bool { kind == Record.Kind.lost.rawValue }

  /// Writes what is handed over, or its text, and publishes the record.
  @inlinable func hand<Value>(_ value: Value) {
    guard let head else { return }
    guard isPlain else { return handText(value) }
    payload(of: head).initialize(to: value)
    recording_commit(head, kind)
    if isWatched { tell() }
  }

  @usableFromInline func tell() { recorder.log.watchers.tell() }

  @usableFromInline func handText(_ value: Any) {
    guard let head else { return }
    let isPlain = recorder.detail == .values && ValueRetention.isPlain(value)
    payload(of: head).initialize(to: isPlain ? value : written(value))
    guard isUndecided else {
      recording_commit(head, kind)
      if isWatched { tell() }
      return
    }
    recorder.beginOrphan(span.record, head, kind)
  }

  /// The text of what is handed over: arguments, or what they were answered by.
  private func written(_ value: Any) -> Written {
    let name = DeclaredName(name.text)
    switch Record.Kind(rawValue: kind) {
    case .return: return recorder.written(value, answering: name)
    case .throw: return recorder.written(value, answering: nil)
    default: return recorder.written(value, of: name)
    }
  }

  /// Runs a call.
  @inlinable func run(_ body: () -> Void) {
    if isCrossing { cross(body) } else { Span.key.withValue(span, operation: body) }
  }

  /// Runs a call that may be suspended.
  @inlinable func run(_ body: () async -> Void) async {
    if isCrossing {
      await cross(body)
    } else {
      await Span.key.withValue(span, operation: body)
    }
  }

  @usableFromInline func cross(_ body: () -> Void) { span.run(body) }

  @usableFromInline func cross(_ body: () async -> Void) async { await span.run(body) }
}
