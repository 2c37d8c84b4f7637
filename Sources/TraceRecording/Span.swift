/// What is going on: the row inside which things happen, and who is executing.
///
/// It is handed on to tasks, so that a message knows its cause across them.
final class Span: Sendable {
  let recorder: Recorder
  /// The position of the enclosing record; -1 for none.
  let record: Int
  /// Who is executing.
  let executing: ParticipantID
  /// The function that is running there.
  let function: String
  /// What goes on around it in another recorder.
  private let outer: Span?

  @TaskLocal static var current: Span?

  init(_ recorder: Recorder, record: Int, executing: ParticipantID, function: String) {
    self.recorder = recorder
    self.record = record
    self.executing = executing
    self.function = function
    let current = Span.current
    outer = current?.recorder === recorder ? current?.outer : current
  }
}

extension Span {
  /// What is going on in a recorder.
  static func current(in recorder: Recorder) -> Span? {
    var span = current
    while let candidate = span, candidate.recorder !== recorder { span = candidate.outer }
    return span
  }

  /// The function a participant is running, or nothing.
  func function(of participant: ParticipantID) -> String {
    executing == participant ? function : ""
  }

  /// Whose doing it is when an object comes or goes now: the user's while only an action runs.
  var author: ParticipantID { function.isEmpty ? .user : executing }
}
