import TerminalText
import Traces

/// One line of a diagram before it is drawn: its event and everything that decides its appearance.
///
/// Drawings and exports are made from the same lines.
struct DiagramLine {
  enum Content {
    case row
    /// A hidden row, drawn as `?`.
    case unknown
    /// Words beside the lanes, without a number.
    case remark(String)
    case separator(Separator)
    /// Words across all lanes: a note, or the title of a part.
    case across(String, isTitle: Bool)
    case blank
  }

  let content: Content
  var event: Event?
  /// The index of the event among all events that the conversation has taken.
  var index = 0
  var number: Int?
  /// The number of the last of the rows that this line counts; nil for a line that counts no rows.
  var counted: Int?
  var depth = 0
  var look = LaneLook()
  /// The time of the event on the virtual clock, in milliseconds.
  var time = 0
  /// The mark of the row in a comparison of two traces; nil outside a comparison.
  var mark: DifferenceRow.Mark?
  /// Whether the row has the mark of a row that somebody waits for.
  var isMarked = false
  /// The words that follow the row's own words in a comparison of two traces; nil for none.
  var finding: String?
}

extension DiagramLine {
  /// The label of a call, return or reply, such as a method with arguments, if no further words follow it; else nil.
  var simpleLabel: String? {
    guard finding == nil else { return nil }
    switch event?.kind {
    case .call: return event?.message?.text ?? ""
    case .asyncCall where event?.delivery == nil: return event?.message?.text ?? ""
    case .return, .reply: return event?.value?.summary ?? ""
    default: return nil
    }
  }

  /// The sign and the style of the line's mark at the left edge; a blank for a line without a mark.
  var edge: (sign: String, style: TextStyle) {
    if isMarked { return ("*", .strong) }
    let mark = mark ?? .same
    return (mark.sign, mark.style)
  }

  /// The label in `simpleLabel` if it consists of printable ASCII without a blank at its end; nil otherwise.
  var plainLabel: String? { simpleLabel.flatMap { $0.isPlainLabel ? $0 : nil } }
}

extension String {
  /// Whether the text is printable ASCII without a blank at its end, so that its byte count is its width.
  var isPlainLabel: Bool { isPrintableASCII && utf8.last != UInt8(ascii: " ") }
}

extension [DiagramLine] {
  var numberWidth: Int { compactMap(\.number).map { String($0).count }.max() ?? 0 }
}

extension Event {
  var content: DiagramLine.Content {
    if number != nil { return .row }
    switch kind {
    case .stage: return .remark(showing)
    case .screen: return .remark(screen.map { "screen: \($0.title)" } ?? "the screen is drawn")
    case .divider: return .across(text, isTitle: true)
    default: return .across(text, isTitle: false)
    }
  }
}

/// A receiver of the lines of a diagram, one after the other.
protocol DiagramLineSink {
  mutating func take(_ line: DiagramLine, _ registry: LaneRegistry, _ calls: RunningCalls)
}
