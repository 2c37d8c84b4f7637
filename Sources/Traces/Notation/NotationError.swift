/// The position and reason of an error in the notation.
public typealias NotationError = TraceSyntaxError<NotationProblem>

/// What can be wrong with a line of the notation.
public enum NotationProblem: Hashable, Sendable {
  /// An indentation that is no multiple of two blanks.
  case oddIndentation(blanks: Int)
  /// An indentation of more than one level below the previous row.
  case deepIndentation(levels: Int, deepest: Int)
  /// An indentation made with a tab.
  case tab
  /// No name where a participant should stand.
  case missingName
  /// A character that is allowed in a name only within back-ticks.
  case bareName(character: String)
  /// A name without its closing back-tick.
  case unclosedName
  /// A sender without an arrow after it.
  case missingArrow(after: String)
  /// A quote without its closing quotation mark.
  case unclosedQuote
  /// A backslash that begins no escape.
  case wrongEscape
  /// An unknown word after `=`.
  case unknownWord(String)
  /// A reference other than an owner, a dot and a property.
  case missingProperty
  /// An unknown strength.
  case unknownStrength(String)
  /// Text after the expected end of the line.
  case superfluousText
  /// A number after `^` that no earlier row has.
  case unknownRow(String)
  /// A pause after which the time is beyond 2^53 milliseconds.
  case greatTime
  /// A line of lanes after the first event.
  case lateLanes
  /// More than 64 MB without the end of a line.
  case longLine
  /// Bytes that are not UTF-8.
  case wrongUTF8
  /// A line or an expectation without an event to compare.
  case nothingExpected
}

// MARK: - CustomStringConvertible

extension NotationProblem: CustomStringConvertible {
  /// The reason and what to write instead.
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
    default: otherDescription
    }
  }

  private var otherDescription: String {
    switch self {
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
    default: "expected a row such as View -> Presenter fetchProducts()"
    }
  }
}
