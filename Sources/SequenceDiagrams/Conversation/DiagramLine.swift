import TerminalText
import Traces

/// One line of a diagram before it is drawn; drawings and exports are made from the same lines.
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
  var mark: DifferenceRow.Mark?
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

  /// The time of the event on the virtual clock, in milliseconds; 0 without an event.
  var time: Int { event?.time ?? 0 }

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

/// A line between two rows (numbered events): the pause between them, or a change of executor (queue or actor), or both.
struct Separator: Equatable {
  /// The time that passes, as text: `120 ms later`; nil if none does.
  let pause: String?
  /// The name of the executor of the rows (numbered events) below; nil if it is the same as above.
  let executor: String?

  var words: String {
    [pause, executor.map { "on \($0)" }].compactMap(\.self).joined(separator: ", ")
  }
}

struct Separators {
  private var time: Int?
  private var executor = Event.mainExecutor

  /// Returns the line before an event; nil if neither `leastPause` milliseconds have passed nor a row on a new executor begins.
  mutating func separator(before event: Event, leastPause least: Int = 1) -> Separator? {
    let start = time ?? event.time
    let (difference, isHuge) = event.time.subtractingReportingOverflow(start)
    let passed = event.time < start ? 0 : isHuge ? Int.max : difference
    time = event.time
    let isElsewhere = event.number != nil && event.executor != executor
    if isElsewhere { executor = event.executor }
    guard passed >= least || isElsewhere else { return nil }
    let pause = passed >= least ? "\(passed.duration) later" : nil
    return Separator(pause: pause, executor: isElsewhere ? executor : nil)
  }
}

extension Int {
  /// Returns these milliseconds as text of at most `columns` columns, such as `120 ms`, `1.5 s`, `12 h`; empty if no form fits.
  func duration(columns: Int) -> String {
    let units = [(1000, "s"), (60_000, "min"), (3_600_000, "h"), (86_400_000, "d")]
    let rounded = units.map { "\(self / $0.0) \($0.1)" }
    return ([duration] + rounded).first { $0.utf8.count <= columns } ?? ""
  }

  fileprivate var duration: String {
    guard self >= 1000 else { return "\(self) ms" }
    var digits = String(1000 + self % 1000).dropFirst()
    while digits.last == "0" { digits.removeLast() }
    return "\(self / 1000)\(digits.isEmpty ? "" : ".")\(digits) s"
  }
}
