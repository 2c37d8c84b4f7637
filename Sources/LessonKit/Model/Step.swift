/// A part of a lesson: something to read, to do, or to predict.
public struct Step: Sendable {
  /// What the learner is asked for.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// To read, and go on.
    case read
    /// To type commands until the checks hold.
    case `do`
    /// To say what comes in a row not yet shown.
    case predict
  }

  /// The name by which progress remembers it.
  public let id: String
  /// The heading on the page.
  public let title: String
  /// What the learner is asked for.
  public let kind: Kind
  /// The line of its heading in the lesson's file, from 1.
  public let line: Int
  /// The text, paragraph by paragraph.
  public internal(set) var paragraphs: [Paragraph] = []
  /// What must hold before a step in which something is done is over.
  public internal(set) var checks: [Check] = []
  /// What can be predicted.
  public internal(set) var choices: [Choice] = []
  /// The help, from gentle to plain.
  public internal(set) var hints: [Paragraph] = []
  /// The author's own answer.
  public internal(set) var answer: Attempt?
  /// Answers that must be refused, and by which check.
  public internal(set) var wrongs: [Attempt] = []
  /// Other answers that must be accepted.
  public internal(set) var also: [Attempt] = []
  /// The number of the row that is asked about.
  public let row: Int?
  /// The number of the first row that stays hidden while the step is open.
  public let hides: Int?
  /// The rows that the text shows and that must be true.
  var excerpt: TraceExcerpt?
}

extension Step {
  /// The number of the first row that is hidden while the step is open.
  public var hiddenFrom: Int? { kind == .predict ? row : hides }

  /// Whether an answer that the author foresees begins a line with that word: a step allows what it
  /// asks for.
  public func foresees(_ word: String) -> Bool {
    ([answer].compactMap(\.self) + also + wrongs).flatMap(\.commands).contains { command in
      command.prefix { $0 != " " } == word
    }
  }

  /// The right choice and its number, from 1.
  var rightChoice: (number: Int, choice: Choice)? {
    choices.firstIndex(where: \.isRight).map { ($0 + 1, choices[$0]) }
  }
}
