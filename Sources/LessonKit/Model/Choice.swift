import Traces

/// One of the answers a question offers.
public struct Choice: Sendable {
  /// The choice as the author wrote it: a participant, a line of the notation, or plain words.
  public let text: String
  /// Whether it is the right one.
  public let isRight: Bool
  /// The misconception that a person with this answer has; nil where none is named.
  public let misconception: String?
  /// The figures and rows that bear on it, where there is no right one.
  public let evidence: [String]
  /// Why it is right, or what to look at.
  public let reason: String
  /// The line in the lesson's file, from 1.
  public let line: Int
  /// The message it stands for; nil for anything else.
  let sentence: MessageSentence?
}

extension Choice {
  /// The choice as the learner reads it: "Presenter calls Interactor.getProducts()".
  public var words: String { sentence?.words ?? text }

  /// Whether it is the same in all languages: a message, an object, a number.
  var isCode: Bool { sentence != nil || text.isRole || value != nil }

  /// The words with which a verdict begins.
  var verdict: Phrase {
    if isRight { return "Yes." }
    return text.isRole ? "Not the \(text)." : "No."
  }

  /// The commands in the reason that show what it speaks of.
  var looks: [String] { Prose(reason).code.filter(LookWords.begin) }

  /// Whether this is what comes in a row: its receiver, or the message itself.
  func isTrue(of row: Event) -> Bool {
    sentence?.matches(row) ?? (row.receiver?.name == text)
  }
}

extension String {
  /// Whether an object is called so, such as `Detail.View`.
  fileprivate var isRole: Bool {
    split(separator: ".").last.map { name in
      Role.standard.contains { $0 != .user && $0.name == name }
    } ?? false
  }
}
