import TerminalText
import Traces

/// A line of a ladder (a diagram with a column for each participant): its words, and which lanes, bars and arrow are drawn in it.
package struct LadderRow {
  /// The event of the line; nil for words between events, such as a pause.
  package let event: Event?
  /// The number of the row (numbered event) in its own trace; nil for a line between rows, such as a pause.
  package private(set) var number: Int?
  /// The line as a sentence, for screen readers: `View calls Presenter: viewDidLoad()`.
  package let sentence: String
  /// The label of the row, such as a method with its arguments; empty for a line between rows.
  package let label: String
  /// The words after the label: the reason of a loss, the effect of an action, the change in a comparison; empty if there are none.
  package private(set) var remark: String
  /// The lanes, bars and arrow of the line.
  package let drawing: LadderRowDrawing
  /// The numbers of the calls that run during the line, the innermost first.
  package let runningCalls: [Int]
  /// The mark of the row in a comparison of two traces; nil outside a comparison, and for a line between rows.
  package private(set) var mark: DifferenceRow.Mark?
  /// Whether only the earlier of two compared traces has the row.
  package private(set) var isRemoved = false

  /// The maximum number of bytes of a form shown in full; if all are longer, the number of characters shown of the shortest.
  private static let maximumLabel = 48
  /// The maximum number of characters of a sentence and of an event's remark; a longer text is cut, and an ellipsis follows.
  private static let maximumSentence = 4000

  init?(_ line: DiagramLine, _ calls: RunningCalls) {
    let words: String
    switch line.content {
    case .blank: return nil
    case .unknown: words = "?"
    case .row: words = line.event.map { LadderRow.sentence(of: $0) } ?? ""
    case .remark(let text), .across(let text, _): words = text
    case .separator(let separator): words = separator.words
    }
    let label = line.number == nil ? nil : line.event.map { RowLabel($0, .signs(isASCII: false)) }
    event = line.event
    number = line.number
    sentence = words.beginning(LadderRow.maximumSentence)
    self.label = label.map(LadderRow.text(of:)) ?? ""
    remark = (label?.remark.plain ?? "").beginning(LadderRow.maximumSentence)
    drawing = LadderRowDrawing(line)
    runningCalls = calls.numbers.reversed()
  }

  /// Returns this row of two merged traces with its number in its own trace, its mark and the words about its change.
  ///
  /// A line between rows is returned as it is.
  func changed(in difference: TraceDifference, _ changes: [Int: RowChange]) -> LadderRow {
    guard let number, let change = changes[number] else { return self }
    var row = self
    row.number = change.number
    row.mark = change.mark
    row.isRemoved = difference.rows[number - 1].isBefore
    row.remark = [remark, change.words].filter { !$0.isEmpty }.joined(separator: ", ")
    return row
  }

  private static func sentence(of event: Event) -> String {
    let text = NumberedSentence(event).text
    guard let number = event.number else { return text }
    return String(text.dropFirst("\(number). ".count))
  }

  /// Returns the longest form of a label that has at most `maximumLabel` bytes, else the beginning of the shortest form.
  private static func text(of label: RowLabel) -> String {
    let forms = label.forms
    let fitting = forms.first { $0.utf8.count <= maximumLabel } ?? forms.last ?? ""
    return fitting.beginning(maximumLabel)
  }
}

extension String {
  fileprivate func beginning(_ count: Int) -> String {
    guard utf8.count > count, let end = index(startIndex, offsetBy: count, limitedBy: endIndex),
      end < endIndex
    else { return self }
    return self[..<end] + "…"
  }
}

/// The drawn parts of a ladder's line; lanes are counted from the left, from 0, and bit *n* of a set of lanes is lane *n*.
package struct LadderRowDrawing: Hashable {
  /// The lane at the arrow's tail; nil without an arrow, or when the sender has no lane.
  package let sender: Int?
  /// The lane at the arrow's head; nil without an arrow, or when the receiver has no lane.
  package let receiver: Int?
  /// The kind of arrow: `call`, `async`, `answer`, `lost` or `created`.
  ///
  /// Without an arrow `gone` if a participant is released in the line, else `none`.
  package let style: String
  /// The level of indentation: the number of rows in the chain of causes; an answer has the level of its call.
  package let depth: Int
  /// The lanes with a lifeline.
  package let alive: UInt64
  /// The lanes with an activation bar: a call to the participant runs, or the participant waits for a call.
  package let active: UInt64
  /// The lanes whose participant was called again while it ran.
  package let nested: UInt64
  /// The lanes whose participant is released in this line.
  package let ending: UInt64

  init(_ line: DiagramLine) {
    let look = line.look
    sender = look.arrow?.sender
    receiver = look.arrow?.receiver
    style = look.arrow?.style.name ?? (look.ending.isEmpty ? "none" : "gone")
    depth = line.depth
    alive = look.alive.bits
    active = look.active.bits
    nested = look.nested.bits
    ending = look.ending.bits
  }
}

extension Arrow.Style {
  fileprivate var name: String {
    switch self {
    case .call: "call"
    case .asynchronous: "async"
    case .answer: "answer"
    case .lost: "lost"
    case .created: "created"
    }
  }
}
