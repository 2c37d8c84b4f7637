import Traces

/// One of the answers a prediction offers.
public struct Choice: Sendable {
  /// The choice as the author wrote it: a participant, or a line of the notation.
  public let text: String
  /// Whether it is the right one.
  public let isRight: Bool
  /// Why it is right, or why not.
  public let reason: String
  /// The line in the lesson's file, from 1.
  public let line: Int
  /// The message it stands for; nil for a participant.
  let sentence: MessageSentence?
}

extension Choice {
  /// The choice as the learner reads it: "Presenter calls Interactor.getProducts()".
  public var words: String { sentence?.words ?? text }

  /// The words with which a verdict begins.
  var verdict: String {
    if isRight { return "Yes." }
    return sentence == nil ? "Not the \(text)." : "No."
  }

  /// Whether this is what comes in a row: its receiver, or the message itself.
  func isTrue(of row: Event) -> Bool {
    sentence?.matches(row) ?? (row.receiver?.name == text)
  }
}
