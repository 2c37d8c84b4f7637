/// The position and reason of an error in a trace in the text notation.
public typealias NotationError = TraceSyntaxError<NotationProblem>

/// The reasons for an error in a line of the text notation of traces: `View -> Presenter load()`.
public enum NotationProblem: Hashable, Sendable {
  /// An indentation by an odd number of blanks; each level takes two.
  case oddIndentation(blanks: Int)
  /// An indentation by `levels` levels, where at most `deepest` can follow the row (numbered event) above.
  case deepIndentation(levels: Int, deepest: Int)
  /// An indentation with a tab instead of blanks.
  case tab
  /// A place without the name of a participant.
  case missingName
  /// A character in a name that is allowed only between back-ticks.
  case bareName(character: String)
  /// A name without its closing back-tick.
  case unclosedName
  /// A sender, given by its name, without an arrow after it.
  case missingArrow(after: String)
  /// A quoted text without its closing quotation mark.
  case unclosedQuote
  /// A backslash that begins no escape.
  case wrongEscape
  /// An unknown word after the `=` that begins a line.
  case unknownWord(String)
  /// A reference that is not written as its owner, a dot and its property: `Presenter.view`.
  case missingProperty
  /// A word other than `strong`, `weak` or `unowned` as the strength of a reference.
  case unknownStrength(String)
  /// Text where the line should end.
  case superfluousText
  /// A number after `^`, the sign of the causing row, that no earlier row (numbered event) has.
  case unknownRow(String)
  /// A pause after which the time is beyond 2^53 milliseconds.
  case greatTime
  /// A `lanes` line (the list of participants) after the first event.
  case lateLanes
  /// A line of more than 64 MB.
  case longLine
  /// Bytes that are not UTF-8.
  case wrongUTF8
  /// A pattern that is not an event, or an expectation without an event.
  case nothingExpected
}

extension NotationProblem: CustomStringConvertible {
  /// The reason for the error, with the correct spelling where one is known.
  public var description: String {
    switch self {
    case .oddIndentation(let blanks):
      "indented by \(blanks) \(blanks == 1 ? "blank" : "blanks"); a level is two blanks"
    case .deepIndentation(let levels, let deepest):
      "indented by \(levels) levels; at most \(deepest) can follow the row above"
    case .tab: "indented with a tab; a level is two blanks"
    case .missingName: "expected a name, such as View, Detail.View or `any name`"
    case .bareName(let character):
      "\(character.notationLabel) cannot stand in a bare name; put the name in back-ticks"
    case .unclosedName: "this name needs a second back-tick"
    case .missingArrow(let name):
      "expected an arrow (\(NotationArrow.list)) after \(name.notationLabel)"
    case .superfluousText: "expected the end of the line"
    case .unclosedQuote: #"this quote needs a second "; a quotation mark alone is written \""#
    case .wrongEscape: #"expected one of the escapes \n \t \" \\ \u{…}"#
    case .unknownWord(let word):
      "expected wired, calls, screen, note, on, assembly or a time such as 120ms or 1s, "
        + "not \(word.isEmpty ? "the end of the line" : word.notationLabel)"
    case .missingProperty: "expected an owner and its property, such as Presenter.view"
    case .unknownStrength(let word):
      "expected strong, weak or unowned"
        + (word.isEmpty ? "" : ", not \(word.notationLabel)")
    case .unknownRow(let number): "there is no row \(number) above"
    case .greatTime: "the time would be beyond 2^53 ms here"
    case .lateLanes: "the lanes stand in the first line, before all events"
    case .longLine: "this line is longer than 64 MB"
    case .wrongUTF8: "these bytes are not UTF-8"
    case .nothingExpected: "expected a row such as View -> Presenter fetchProducts()"
    }
  }
}
