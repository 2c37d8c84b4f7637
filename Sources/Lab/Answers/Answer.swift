import TerminalText

/// The laboratory's answer to one line of input.
public struct Answer: Hashable, Sendable {
  /// The text; each line ends in a newline.
  public var text: StyledText
  /// The outcome of the last command.
  public var status: Status
  /// The reason why the last command was refused, in one line; nil if it was not refused.
  ///
  /// `text` ends with the same reason, wrapped.
  public var refusal: String?
  /// The text without the refusal at its end.
  public private(set) var accepted: StyledText
  /// The position of the refused command in the line; nil if no command was refused.
  public internal(set) var refusalPlace: Place?
  /// Whether the user interrupted the line, so that its last command had no effect.
  public internal(set) var isStopped = false
  /// Whether one of the commands is an action, such as `tap 1`.
  package internal(set) var isOfAction = false

  /// Creates an answer with a text and a status.
  public init(_ text: StyledText = StyledText(), _ status: Status = .done) {
    self.text = text
    self.status = status
    accepted = text
  }

  /// Creates the answer to a refused command, wrapped to `width` columns.
  init(_ refusal: Refusal, width: Int) {
    accepted = refusal.preface.wrapped(to: width)
    text = accepted + (StyledText(telling: refusal.message, .bad) + "\n").wrapped(to: width)
    status = refusal.status
    self.refusal = refusal.message
  }

  /// Appends the answer to the next command of the same line.
  mutating func append(_ next: Answer) {
    accepted += next.accepted
    text += next.text
    status = next.status
    refusal = next.refusal
    isStopped = next.isStopped
    isOfAction = isOfAction || next.isOfAction
  }

  /// The position of a refused command in its line.
  public struct Place: Hashable, Sendable {
    /// The column of the command's first character, counted from 1.
    public let column: Int
    /// The commands after it, which were not carried out.
    public let leftOut: [String]
  }

  /// The outcome of a command; the raw value is the process's exit status.
  public enum Status: Int32, Sendable {
    /// The command succeeded.
    case done = 0
    /// The command failed, or it reports a difference or a finding.
    case failed = 1
    /// The words of the command were wrong.
    case misused = 2
  }
}
