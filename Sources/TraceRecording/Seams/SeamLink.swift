import CRecording
import Traces

/// The way from one participant to another, on which messages are recorded; only for what `@Seam` and
/// `@Traced` add.
public struct _SeamLink: Sendable {
  let recorder: Recorder
  let sender: ParticipantID
  let receiver: ParticipantID
  let seam: InternedText
  /// The function that runs at the other end, where the message does not say it.
  let function: InternedText
  /// The record inside which a closure was handed over; -1 inside another span.
  let origin: Int32
  /// What goes on where a method is being called, so that it need not be asked for again.
  var around: Span?
  /// How many records there were when the reference was read; or one of the three numbers that say something else.
  public internal(set) var start: UInt32
  /// How the reference was read, where it keeps its stand-in.
  public internal(set) var reads: _Reads?

  init(
    _ recorder: Recorder,
    from sender: ParticipantID,
    to receiver: ParticipantID,
    through seam: InternedText = .none,
    running function: InternedText = .none,
    origin: Int32 = -1,
    isClosure: Bool = false
  ) {
    self.recorder = recorder
    self.sender = sender
    self.receiver = receiver
    self.seam = seam
    self.function = function
    self.origin = origin
    start = isClosure ? _SeamLink.closure : _SeamLink.unwatched
  }
}

extension _SeamLink {
  /// The start where nobody asks what becomes of what is handed out.
  static var unwatched: UInt32 { .max }
  /// The same of a closure.
  @inlinable static var closure: UInt32 { .max - 1 }
  /// The same of a stand-in that its reference keeps.
  @inlinable static var kept: UInt32 { .max - 2 }

  /// Whether what it calls is a closure, which is there even when its owner is gone.
  var isClosure: Bool { start == _SeamLink.closure }

  /// Whether somebody asks what becomes of what is handed out.
  var isWatched: Bool { start < _SeamLink.kept }

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
    _SeamLink(
      recorder,
      from: sender,
      to: receiver,
      through: seam,
      running: function,
      origin: Span.current(in: recorder.log.id)?.record ?? origin,
      isClosure: isClosure
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
