/// What is going on: the row inside which things happen, and who is executing.
///
/// It is handed on to tasks, so that a message knows its cause across them. It holds no object.
struct Span: Sendable {
  /// The identity of the recorder's log.
  let recorder: UInt32
  /// The position of the enclosing record; -1 for none.
  let record: Int32
  /// Who is executing.
  let executing: ParticipantID
  /// The function that is running there; none while only an action runs.
  let function: InternedText
  /// How many calls lie around this one, itself included.
  let depth: Int32
  /// What goes on around it in another recorder.
  let outer: OuterSpan?

  @TaskLocal static var current: Span?
}

/// A span around that of another recorder.
final class OuterSpan: Sendable {
  let span: Span

  init(_ span: Span) {
    self.span = span
  }
}

extension Span {
  /// A span inside what goes on now, which is `top`.
  init(
    _ recorder: UInt32,
    record: Int32,
    executing: ParticipantID,
    function: InternedText,
    inside top: Span?
  ) {
    self.recorder = recorder
    self.record = record
    self.executing = executing
    self.function = function
    if let top, top.recorder == recorder {
      depth = top.depth + 1
      outer = top.outer
    } else {
      depth = (top?.part(in: recorder)?.depth ?? 0) + 1
      outer = top.map { OuterSpan($0) }
    }
  }

  /// What is going on in a recorder.
  static func current(in recorder: UInt32) -> Span? { current?.part(in: recorder) }

  /// This span, or the nearest around it that belongs to a recorder.
  func part(in recorder: UInt32) -> Span? {
    var span = self
    while span.recorder != recorder {
      guard let outer = span.outer else { return nil }
      span = outer.span
    }
    return span
  }

  /// The function a participant is running, or none.
  func function(of participant: ParticipantID) -> InternedText {
    executing == participant ? function : .none
  }

  /// Whose doing it is when an object comes or goes now: the user's while only an action runs.
  var author: ParticipantID { function.isEmpty ? .user : executing }
}
