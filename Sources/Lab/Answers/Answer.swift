import TerminalText

/// What the laboratory says to one line of input.
public struct Answer: Hashable, Sendable {
  /// The text, with a newline at the end of each line.
  public var text: StyledText
  /// How it went.
  public var status: Status
  /// Why the last command was refused, in one line; nil when none was.
  ///
  /// It ends the text, wrapped.
  public var refusal: String?
  /// The text without the refusal.
  public private(set) var accepted: StyledText
  /// Where in the line the command stands that was refused; nil when none was.
  public internal(set) var refusalPlace: Place?
  /// Whether somebody stopped it halfway, so that its last command has done nothing.
  public internal(set) var isStopped = false
  /// Whether it shows what an action led to.
  package internal(set) var isOfAction = false

  /// Makes an answer.
  public init(_ text: StyledText = StyledText(), _ status: Status = .done) {
    self.text = text
    self.status = status
    accepted = text
  }

  /// Makes an answer to what is refused, in lines of that width.
  init(_ refusal: Refusal, width: Int) {
    accepted = refusal.preface.wrapped(to: width)
    text = accepted + (StyledText(telling: refusal.message, .bad) + "\n").wrapped(to: width)
    status = refusal.status
    self.refusal = refusal.message
  }

  /// Adds the answer to the next command.
  mutating func append(_ next: Answer) {
    accepted += next.accepted
    text += next.text
    status = next.status
    refusal = next.refusal
    isStopped = next.isStopped
    isOfAction = isOfAction || next.isOfAction
  }

  /// Where a refused command stands in its line.
  public struct Place: Hashable, Sendable {
    /// The column of its first character, from 1.
    public let column: Int
    /// The commands behind it, which were not carried out.
    public let leftOut: [String]
  }

  /// How a command went; the raw value is the exit status it leads to.
  public enum Status: Int32, Sendable {
    /// All well.
    case done = 0
    /// Something could not be done, differs or was found.
    case failed = 1
    /// The words were wrong.
    case misused = 2
  }
}
