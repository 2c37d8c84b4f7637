import CRecording

/// A record that has an index in the log and is not visible to readers until its value is written.
@usableFromInline struct OpenRecord {
  /// The recorder of the call, unowned for speed: the call's `_SeamLink` keeps it alive.
  unowned(unsafe) let recorder: Recorder
  /// The head (the numbers) of the record in memory; nil where the log is full.
  @usableFromInline let head: UnsafeMutablePointer<recording_head>?
  @usableFromInline let kind: UInt8
  /// Whether the value is stored unchanged, because its type can contain no reference.
  @usableFromInline let isPlain: Bool
  /// The declared name of the message, which tells the number of arguments and the secret ones.
  let name: InternedText
  @usableFromInline let span: Span
  /// Whether the call runs inside a call or action that another recorder records.
  @usableFromInline let isCrossing: Bool
  /// Whether the record stays invisible until the call has ended: only then it is known whether the message was lost.
  let isUndecided: Bool
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

  @usableFromInline var isLost: Bool { kind == Record.Kind.lost.rawValue }

  /// Writes the value, or its text if it may contain a reference, and makes the record visible unless it is undecided.
  @inlinable func writePayload<Value>(_ value: Value) {
    guard let head else { return }
    guard isPlain else { return writeCapturedPayload(value) }
    payloadPointer(of: head).initialize(to: value)
    recording_commit(head, kind)
    if isWatched { notifyWatchers() }
  }

  @usableFromInline func notifyWatchers() { recorder.log.notifyWatchers() }

  @usableFromInline func writeCapturedPayload(_ value: Any) {
    guard let head else { return }
    let isPlain = recorder.detail == .values && ValueRetention.isPlain(value)
    payloadPointer(of: head).initialize(to: isPlain ? value : rendered(value))
    if isUndecided {
      return recorder.orphans.locked {
        $0.calls[span.record] = OrphanedCall(head: head, kind: kind)
      }
    }
    recording_commit(head, kind)
    if isWatched { notifyWatchers() }
  }

  private func rendered(_ value: Any) -> RenderedValues {
    let name = DeclaredName(name.text)
    switch Record.Kind(rawValue: kind) {
    case .return: return recorder.rendered(value, answering: name)
    case .throw: return recorder.rendered(value, answering: nil)
    default: return recorder.rendered(value, of: name)
    }
  }

  @inlinable func run(_ body: () -> Void) {
    if isCrossing { cross(body) } else { Span.key.withValue(span, operation: body) }
  }

  @inlinable @inline(__always) func run(_ body: () async -> Void) async {
    if isCrossing { await cross(body) } else { await Span.key.bind(span, body) }
  }

  @usableFromInline func cross(_ body: () -> Void) { span.run(body) }

  @usableFromInline func cross(_ body: () async -> Void) async { await span.run(body) }
}
