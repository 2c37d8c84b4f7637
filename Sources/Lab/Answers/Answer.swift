import PrintableText
import TerminalText

/// The answer of a session to one line of commands.
public struct Answer: Hashable, Sendable {
  /// The output of all commands of the line; each output line ends in a newline.
  public var text: StyledText
  /// The outcome of the last command that was carried out or refused; `done` if there was no command.
  public var status = Status.done
  /// The reason why the last command was refused, as one line, with which `text` ends, wrapped; nil if it was not refused.
  public var refusal: String?
  /// The part of `text` before the reason of a refusal; all of `text` if no command was refused.
  public private(set) var accepted: StyledText
  /// The position of the refused command in the line of commands; nil if no command was refused.
  public internal(set) var refusalPlace: Place?
  /// Whether the user interrupted the last command; the session is then as it was before that command.
  public internal(set) var isStopped = false
  /// Whether one of the line's commands is an action on the screen, such as `tap 1`.
  package internal(set) var isOfAction = false

  /// Creates an answer with the output of a command that was not refused.
  public init(_ text: StyledText = StyledText()) {
    self.text = text
    accepted = text
  }

  init(_ refusal: Refusal, width: Int) {
    accepted = refusal.preface.wrapped(to: width)
    text = accepted + (StyledText(telling: refusal.message, .bad) + "\n").wrapped(to: width)
    status = refusal.status
    self.refusal = refusal.message
  }

  /// The text as the prompt shows it: with the commands that were left out after a refused one, wrapped.
  package func promptText(width: Int) -> StyledText {
    let remark = Place.remark(on: refusalPlace?.leftOut ?? [])
    return remark.isEmpty ? text : text + StyledText("\(remark.printable())\n").wrapped(to: width)
  }

  mutating func append(_ next: Answer) {
    accepted += next.accepted
    text += next.text
    status = next.status
    refusal = next.refusal
    isStopped = next.isStopped
    isOfAction = isOfAction || next.isOfAction
  }

  /// The position of a refused command in a line of commands.
  public struct Place: Hashable, Sendable {
    /// The column of the refused command's first character, counted from 1.
    public let column: Int
    /// The commands of the line after the refused one; they were not carried out.
    public let leftOut: [String]

    /// Returns a line that names the commands left out after a refused one, without a newline; empty if there are none.
    package static func remark(on leftOut: [String]) -> String {
      leftOut.isEmpty ? "" : "Left out after that: \(leftOut.joined(separator: "; "))"
    }
  }

  /// The outcome of a command; its raw value is the exit status of the process.
  public enum Status: Int32, Sendable {
    /// Success.
    case done = 0
    /// A failure.
    case failed = 1
    /// Wrong words in the command.
    case misused = 2
  }
}

extension StyledText {
  /// Creates a sentence in `style`, in which commands between pairs of blanks (`Type  open  first`) have the style `command`.
  ///
  /// At the start or the end of the sentence one pair is enough; a command at the start is recognised only if `style` is `plain`.
  init(telling sentence: String, _ style: TextStyle = .plain) {
    self.init()
    let parts = sentence.split(separator: "  ", omittingEmptySubsequences: false).map(String.init)
    for (index, part) in parts.enumerated() {
      if index > 0 { append("  ", style) }
      let word = part.prefix { $0 != " " }
      let isFirst = index == 0 && parts.count > 1 && style == .plain
      let isTold = (isFirst || index % 2 == 1) && Command.beginning(with: String(word)) != nil
      append(part, isTold ? .command : style)
    }
  }

  /// Creates lines of at most `width` columns from sentences in one style.
  init(_ sentences: [String], _ style: TextStyle = .plain, width: Int) {
    let lines = sentences.flatMap { $0.printable().wrapped(to: width) }
    self.init(lines: lines.map { StyledText($0, style) })
  }

  /// Creates a name with lines beside it, `column` columns from the left, if 40 columns remain for them, else below it.
  init(
    named name: String,
    _ lines: [String],
    style: TextStyle = .strong,
    column: Int,
    _ settings: Settings
  ) {
    var head = StyledText(name.printable(), style)
    var body = lines.map { $0.printable() }[...]
    if settings.isPlain {
      head.append(": \(body.popFirst() ?? "")")
    } else {
      let isBeside = settings.width - column >= 40
      let indent = isBeside ? column : 2
      body = body.flatMap { $0.wrapped(to: settings.width - indent) }[...]
      if isBeside, let first = body.popFirst() {
        head = head.padded(to: column) + StyledText(first)
      }
      body = body.map { String(" ", times: indent) + $0 }[...]
    }
    self.init(lines: [head] + body.map { StyledText($0) })
  }
}
