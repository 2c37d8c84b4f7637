import Traces

/// What people have written into a conversation: answers of fakes, changed values, what went wrong.
struct Playing {
  /// Values that texts stand for by number.
  var lent: [Any] = []
  /// Who is alone: all it references are fakes.
  var soloist: ParticipantID?
  /// What stands where a reference is not set, by the names of their protocols; whoever tests keeps it alive.
  var doubles: [String: FaultyReference] = [:]
  /// The messages of their protocols.
  var doubledMessages: [_WritableMessage] = []
  /// What fakes answer, by the message's name with or without labels.
  var answers: [String: DoubleAnswer] = [:]
  /// The values that were set at fakes, by participant and property.
  var properties: [ParticipantID: [String: Any]] = [:]
  /// What the last message that was written gave, as a sentence.
  var result: String?
  /// What of all that was written could not be done.
  var failures: [PlayingFailure] = []
}

extension Playing {
  /// What a fake answers to a message; nil where nobody has said what.
  func answer(for message: DeclaredName) -> DoubleAnswer? {
    answers[message.message] ?? answers[Message(message.message).baseName]
  }
}

/// Something that was written and could not be done.
public struct PlayingFailure: Sendable {
  /// Why not.
  public let error: ValueError
  /// What became of it, as a sentence.
  public let consequence: String
}

extension String {
  /// The name of the error to throw: empty for `throws`, `offline` for `throws offline`; nil for a value.
  var thrown: String? {
    self == "throws" || hasPrefix("throws ") ? String(dropFirst("throws ".count)) : nil
  }
}
