import Traces

/// A possible answer to a question.
public struct Choice: Sendable {
  /// The choice as written in the lesson: a participant, a line of the notation, or plain words.
  public let text: String
  /// Whether the choice is right.
  public let isRight: Bool
  /// The misconception behind a wrong choice; nil where the lesson names none.
  public let misconception: String?
  /// The figures and rows that support the choice of a `decide` step.
  public let evidence: [String]
  /// The explanation of a right choice, or what to look at after a wrong one.
  public let reason: String
  /// The line in the lesson's file, from 1.
  public let line: Int
  /// The message that the choice stands for; nil for other choices.
  let sentence: MessageSentence?
}

extension Choice {
  /// The choice as shown to the learner: "Presenter calls Interactor.getProducts()".
  public var words: String { sentence?.words ?? text }

  /// Whether the choice is a message, an object or a number, which is the same in all languages.
  var isCode: Bool { sentence != nil || text.isRole || value != nil }

  /// The first words of the verdict.
  var verdict: Phrase {
    if isRight { return "Yes." }
    return text.isRole ? "Not the \(text)." : "No."
  }

  /// The commands in the reason that show what the reason describes.
  var inspections: [String] { Prose(reason).code.filter(InspectionCommand.isInspection) }

  /// Returns whether the choice describes a row: its message, or the name of its receiver.
  func isTrue(of row: Event) -> Bool {
    sentence?.matches(row) ?? (row.receiver?.name == text)
  }
}

extension String {
  /// Whether the text is the name of a standard role, alone or after a module: `Detail.View`.
  fileprivate var isRole: Bool {
    split(separator: ".").last.map { name in
      Role.standard.contains { $0 != .user && $0.name == name }
    } ?? false
  }
}
