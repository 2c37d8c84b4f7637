import CRecording
import Traces

/// The way from one participant to another, on which messages are recorded; only for what `@Seam` and
/// `@Doubled` add.
public struct _SeamLink: Sendable {
  let recorder: Recorder
  let sender: ParticipantID
  let receiver: ParticipantID
  let seam: InternedText
  /// The function that runs at the other end, where the message does not say it.
  let function: InternedText
  /// The record inside which a closure was handed over; -1 inside another span.
  private(set) var origin: Int32 = -1
  /// Whether reads of properties are recorded, as they are of a fake; objects record their methods alone.
  @usableFromInline var hearsReads = true
  /// Whether an object calls itself outside of all that is recorded: that is no message, and what it sends is its own.
  @usableFromInline var isOwn = false
  /// What goes on where a method is being called, so that it need not be asked for again.
  var around: Span?
  /// Whether what it calls is a closure, which is there even when its owner is gone.
  let isClosure: Bool

  init(
    _ recorder: Recorder,
    from sender: ParticipantID,
    to receiver: ParticipantID,
    through seam: InternedText = .none,
    running function: InternedText = .none,
    isClosure: Bool = false
  ) {
    self.recorder = recorder
    self.sender = sender
    self.receiver = receiver
    self.seam = seam
    self.function = function
    self.isClosure = isClosure
  }
}

extension _SeamLink {
  /// Whether messages are recorded now.
  @usableFromInline var isOpen: Bool { recorder.isRecording }

  /// The way back, for a closure that is handed over in the next message.
  public var back: _SeamLink {
    let span = Span.current(in: recorder.log.id)
    let function = span.map { $0.executing == sender ? $0.function : .empty }
    return _SeamLink(
      recorder,
      from: receiver,
      to: sender == .user ? .absent : sender,
      running: function.map { $0.isEmpty ? .empty : $0 } ?? .none,
      isClosure: true
    )
  }

  /// The same way from inside a message: a closure that is called outside any span, such as on
  /// a queue, is caused by the message that handed it over.
  public var inside: _SeamLink {
    var link = self
    link.origin = Span.current(in: recorder.log.id)?.record ?? origin
    link.around = nil
    return link
  }

  /// Runs a call that is no message; where an object calls itself, it is executing meanwhile.
  @usableFromInline func unrecorded<Value, Failure: Error>(
    _ message: StaticString,
    _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    isOwn ? try ownSpan(message).run(body) : try body()
  }

  /// The same of a call that may be suspended.
  @usableFromInline func unrecorded<Value, Failure: Error>(
    _ message: StaticString,
    _ body: () async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    guard isOwn else { return try await body() }
    var result: Result<Value, Failure>?
    await ownSpan(message).run {
      do throws(Failure) { result = .success(try await body()) } catch { result = .failure(error) }
    }
    guard let result else { preconditionFailure("a call always runs its body") }
    return try result.get()
  }

  private func ownSpan(_ message: StaticString) -> Span {
    Span(
      recorder: recorder.log.id,
      record: -1,
      executing: receiver,
      function: InternedText(message),
      depth: 0
    )
  }

  /// Sets a closure on the other side: no message, but the sender is recorded as the one that sets it.
  public func wiring(_ body: () -> Void) {
    let around = Span.current(in: recorder.log.id)
    let span = Span(
      recorder: recorder.log.id,
      record: around?.record ?? -1,
      executing: sender,
      function: around?.function(of: sender) ?? .none,
      depth: around?.depth ?? 0
    )
    span.run(body)
  }
}
