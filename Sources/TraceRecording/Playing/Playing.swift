import Traces

/// The state of messages that people write as text: answers of fakes, lent values, results and failures.
struct Playing {
  /// The values that a written message can name by type and number, counted from 1 among the values of one type.
  var lent: [Any] = []
  /// The participant that was left alone among fakes; nil for none.
  var soloist: ParticipantID?
  /// The doubles that answer for references that are not set, by protocol; held weakly, as the test keeps them alive.
  var doubles: [String: FaultyReference] = [:]
  var doubledMessages: [_WritableMessage] = []
  /// The answers of fakes, by the names of messages with or without labels.
  var answers: [String: DoubleAnswer] = [:]
  /// The values that were set for the fakes' properties, by participant and property.
  var properties: [ParticipantID: [String: Any]] = [:]
  /// A sentence about the latest result or error of a written message, until it is taken; nil for none.
  var result: String?
  /// The written messages, answers and values that could not be used, in order.
  var failures: [PlayingFailure] = []

  /// Returns the answer that was set for a message of fakes; nil for none.
  func answer(for message: DeclaredName) -> DoubleAnswer? {
    answers[message.message] ?? answers[Message(message.message).baseName]
  }
}

/// A written message, answer or value that could not be used.
public struct PlayingFailure: Sendable {
  /// The reason why the message, answer or value could not be used.
  public let error: ValueError
  /// A sentence that says what happened instead of using the message, answer or value.
  public let consequence: String
}

extension String {
  /// The error's name in the text of an answer: empty for `throws`, `offline` for `throws offline`; nil for a value.
  var thrown: String? {
    self == "throws" || hasPrefix("throws ") ? String(dropFirst("throws ".count)) : nil
  }
}
