import Traces

/// A possible answer to a question.
public struct Choice: Sendable {
  /// The choice as written in the lesson: an object such as `Presenter`, a message such as `View -> Presenter load`, a
  /// number, or plain words.
  public let text: String
  /// Whether the choice is right.
  public let isRight: Bool
  /// The name of the misconception behind a wrong choice; nil if the lesson names none.
  public let misconception: String?
  /// The figures and rows of the trace that may be cited in support of this choice of a `decide` step; empty in other steps.
  public let evidence: [String]
  /// The explanation shown after the choice was taken: why it is right, or what to look at after a wrong one.
  public let reason: String
  /// The line number of the choice in the lesson's file, from 1.
  public let line: Int
  /// The message that the choice describes, if its text is written as one (`View -> Presenter load`); nil for other choices.
  let sentence: MessageSentence?

  /// The choice as shown to the learner: "Presenter calls Interactor.getProducts()".
  public var words: String { sentence?.words ?? text }

  /// Whether the choice is a message, the name of an object or a number, none of which is translated.
  var isCode: Bool { sentence != nil || text.isRole || value != nil }

  /// The first sentence of the reply to this choice: "Yes.", "No.", or for a wrong role "Not the View.".
  var verdict: Phrase {
    if isRight { return "Yes." }
    return text.isRole ? "Not the \(text)." : "No."
  }

  /// The commands named in the reason that only show something, such as `why #5`.
  var inspections: [String] { Prose(reason).code.filter(InspectionCommand.isInspection) }

  /// Returns whether the choice describes a row (a numbered event of a trace): its message, or the name of its receiver.
  func isTrue(of row: Event) -> Bool {
    sentence?.matches(row) ?? (row.receiver?.name == text)
  }
}

extension String {
  /// Whether the text names a standard role other than User, alone (`View`) or after a module (`Detail.View`).
  fileprivate var isRole: Bool {
    split(separator: ".").last.map { name in
      Role.standard.contains { $0 != .user && $0.name == name }
    } ?? false
  }
}

extension PageText {
  /// Parses a list item: the choice in back-ticks, the verdict, and the reason.
  ///
  /// The verdict is `yes`, `no`, `no some-misconception`, or, in a `decide` step, `for figure, figure`.
  func choice() throws(LessonError) -> Choice {
    let (name, verdict, reason) = try itemParts()
    let words = verdict.split(separator: " ", maxSplits: 1).map(String.init)
    let rest = words.dropFirst().first?.trimmed
    guard let first = words.first, ["yes", "no", "for"].contains(first),
      first == "for" ? rest != nil : first == "no" || rest == nil
    else { throw noChoice }
    return Choice(
      text: name,
      isRight: first != "no",
      misconception: first == "no" ? rest : nil,
      evidence: first == "for" ? (rest ?? "").split(separator: ",").map(\.trimmed) : [],
      reason: reason,
      line: line,
      sentence: MessageSentence.isWritten(in: name) ? try part(name).sentence() : nil
    )
  }

  private var noChoice: LessonError {
    error("Write a choice as  - `Presenter`: yes: The reason.  and not \"\(text)\".")
  }

  /// Splits a list item such as `` `name`: word: The reason. `` into its three parts; throws for a text in another form.
  func itemParts() throws(LessonError) -> (name: String, word: String, reason: String) {
    let parts = text.split(separator: "`", maxSplits: 2, omittingEmptySubsequences: false)
    let rest = parts.count == 3 ? parts[2].trimmed : ""
    guard rest.hasPrefix(":"), parts[0].trimmed.isEmpty, !parts[1].trimmed.isEmpty,
      let colon = rest.dropFirst().firstIndex(of: ":")
    else { throw noChoice }
    return (
      parts[1].trimmed, rest[..<colon].dropFirst().trimmed,
      rest[rest.index(after: colon)...].trimmed
    )
  }
}
