import TerminalText
import Traces

/// One line of a diagram before it is drawn: what happened, and all that decides how it looks.
///
/// Everything that is drawn of a trace, or written for other tools, is made of the same lines.
struct DiagramLine {
  /// What a line says.
  enum Content {
    /// What its event says; the line has its number.
    case row
    /// A row that may not be seen yet.
    case unknown
    /// Words beside the lanes that belong to no row.
    case remark(String)
    /// The time that passed before the next row, or where it runs.
    case separator(Separator)
    /// Words across all lanes: a note, or the title of a part.
    case across(String, isTitle: Bool)
    /// Nothing but the lanes, to set an action apart.
    case blank
  }

  /// What it says.
  let content: Content
  /// What happened, if the line is a row.
  var event: Event?
  /// The index of that event among all that were taken.
  var index = 0
  /// The number of the row; nil for what is no row.
  var number: Int?
  /// The last of the rows that it counts instead of drawing them.
  var counted: Int?
  /// The levels of cause above it.
  var depth = 0
  /// How the lanes look.
  var look = LaneLook()
  /// The virtual time, in milliseconds.
  var time = 0
  /// What a comparison says of the row; nil where nothing was compared.
  var mark: DifferenceRow.Mark?
  /// What a comparison says behind the words of the row, without losing any of them to it.
  var finding: String?
}

extension DiagramLine {
  /// The words of a row that has nothing else to say; nil for others.
  var simpleLabel: String? {
    guard finding == nil else { return nil }
    switch event?.kind {
    case .call: return event?.message?.text ?? ""
    case .asyncCall where event?.delivery == nil: return event?.message?.text ?? ""
    case .return, .reply: return event?.value?.summary ?? ""
    default: return nil
    }
  }

  /// The words of such a row where each byte takes a column; nil for others.
  var plainLabel: String? { simpleLabel.flatMap { $0.isPlainLabel ? $0 : nil } }
}

extension String {
  /// Whether every byte takes a column, so that their number is the width, with no blank at the end.
  var isPlainLabel: Bool { isPrintableASCII && utf8.last != UInt8(ascii: " ") }
}

extension [DiagramLine] {
  /// The columns of the longest number; 0 where there is none.
  var numberWidth: Int { compactMap(\.number).map { String($0).count }.max() ?? 0 }
}

extension Event {
  /// What the line of this event says.
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

/// Takes the lines of a diagram one after the other.
protocol DiagramLineSink {
  /// Takes the next line, with everyone who has a lane by now, and with the calls that run.
  mutating func take(_ line: DiagramLine, _ registry: LaneRegistry, _ calls: RunningCalls)
}
