import TerminalText
import Traces

/// One line of a diagram before it is drawn: its event, and everything that decides its appearance.
///
/// Drawings and exports are made from the same lines.
struct DiagramLine {
  enum Content {
    case row
    /// A hidden row (numbered event), drawn as `?`.
    case unknown
    /// Words in a line that has no row number but shows the lanes (participants' columns).
    case remark(String)
    case separator(Separator)
    /// Words across all lanes (participants' columns), such as a note; or the title of a part of the trace.
    case across(String, isTitle: Bool)
    case blank
  }

  let content: Content
  var event: Event?
  /// The index of the event, from 0, among all events passed to the conversation.
  var index = 0
  var number: Int?
  /// The number of the last row (numbered event) that this line counts instead of drawing it; nil for a line that counts no rows.
  var counted: Int?
  var depth = 0
  var look = LaneLook()
  /// The time of the event on the virtual clock, in milliseconds.
  var time = 0
  /// The kind of change of the row (numbered event) in a comparison of two traces; nil outside a comparison.
  var mark: DifferenceRow.Mark?
  /// Whether the row (numbered event) is marked with `*` at the left edge, as the caller of the diagram asked.
  var isMarked = false
  /// Words after the label that explain a change in a comparison of two traces; nil if there are none.
  var finding: String?

  /// The label if it is only the text of a call, a return or a reply; nil for any other label.
  var simpleLabel: String? {
    guard finding == nil else { return nil }
    switch event?.kind {
    case .call: return event?.message?.text ?? ""
    case .asyncCall where event?.delivery == nil: return event?.message?.text ?? ""
    case .return, .reply: return event?.value?.summary ?? ""
    default: return nil
    }
  }

  /// The sign at the left edge and its style: `*` for a marked row, else the sign of the row's change, or a blank for none.
  var edge: (sign: String, style: TextStyle) {
    if isMarked { return ("*", .strong) }
    let mark = mark ?? .same
    return (mark.sign, mark.style)
  }
}

extension String {
  /// Whether the text is printable ASCII without a blank at its end, so that its number of bytes is its width in columns.
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

protocol DiagramLineSink {
  mutating func take(_ line: DiagramLine, _ registry: LaneRegistry, _ calls: RunningCalls)
}
