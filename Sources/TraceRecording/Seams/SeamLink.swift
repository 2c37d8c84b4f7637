import CRecording

/// The sender and receiver of messages to record, and the recorder; only for code that `@Seam` and `@Doubled` generate.
public struct _SeamLink: Sendable {
  @usableFromInline let owner: Recorder?
  let sender: ParticipantID
  let receiver: ParticipantID
  let seam: InternedText
  /// The function that the receiver runs, if it is not named like the message.
  let function: InternedText
  /// The record inside which a closure was passed, and which causes the closure's calls outside any record; -1 for none.
  private(set) var origin: Int32 = -1
  /// Whether reads of properties are recorded: yes for a fake, no for an object whose methods record themselves.
  @usableFromInline var recordsReads = true
  /// Whether an object calls itself outside any record: the call is no message, but the object is the sender inside it.
  @usableFromInline var isSelfCall = false
  /// The current span (place of running code), if it was read already to determine the sender; else nil.
  var around: Span?
  /// The message, if it was looked up already to determine the sender; else `none`.
  var message = InternedText.none
  /// Whether the link calls a closure, which may run although its owner was released.
  let isClosure: Bool

  init(
    _ recorder: Recorder?,
    from sender: ParticipantID,
    to receiver: ParticipantID,
    through seam: InternedText = .none,
    running function: InternedText = .none,
    isClosure: Bool = false
  ) {
    owner = recorder
    self.sender = sender
    self.receiver = receiver
    self.seam = seam
    self.function = function
    self.isClosure = isClosure
  }

  /// The link of a call that is not recorded, used in place of nil: an optional link takes 60 instructions to release.
  static let none = _SeamLink(nil, from: .absent, to: .absent)

  /// Whether calls on the link can be recorded; false for `none`.
  public var isRecorded: Bool { @inlinable get { owner != nil } }

  /// The recorder; the link must not be `none`.
  @inline(__always) var recorder: Recorder { owner.unsafelyUnwrapped }

  @usableFromInline var isOpen: Bool { recorder.isRecording && !isSelfCall }

  /// The link from the receiver back to the sender, which records the calls of a closure that a message passes.
  public var reversed: _SeamLink {
    let span = Span.current(in: recorder.log.id)
    let function = span.map { $0.executing == sender ? $0.function : .empty }
    var link = _SeamLink(
      recorder,
      from: receiver,
      to: sender == .user ? .absent : sender,
      running: function.map { $0.isEmpty ? .empty : $0 } ?? .none,
      isClosure: true
    )
    link.isSelfCall = isSelfCall
    return link
  }

  /// This link, with the present record as the cause of closure calls that run outside any record, as on a queue.
  public var withCurrentCause: _SeamLink {
    var link = self
    link.origin = Span.current(in: recorder.log.id)?.record ?? origin
    link.around = nil
    return link
  }

  /// Runs `body`, an unrecorded call; if an object calls itself, messages inside come from that object.
  @usableFromInline func unrecorded<Value, Failure: Error>(
    _ message: StaticString,
    _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    isSelfCall ? try selfCallSpan(message).run(body) : try body()
  }

  @usableFromInline func unrecorded<Value, Failure: Error>(
    _ message: StaticString,
    _ body: () async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    isSelfCall ? try await selfCallSpan(message).run(body) : try await body()
  }

  private func selfCallSpan(_ message: StaticString) -> Span {
    Span(
      recorder: recorder.log.id,
      record: -1,
      executing: receiver,
      function: InternedText(message),
      depth: 0
    )
  }

  /// Runs `body`, which sets a closure of the receiver: this is no message, but the sender is recorded as the setter.
  public func wiring(_ body: () -> Void) {
    let function = Span.current(in: recorder.log.id)?.function(of: sender) ?? .none
    recorder.span(at: nil, executing: sender, running: function).run(body)
  }
}
