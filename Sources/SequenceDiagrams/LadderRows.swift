import TerminalText
import Traces

/// The lines of a diagram as values, for a ladder that is drawn elsewhere, such as in a web page.
///
/// The values have the lanes, arrows, bars, separators and words of the ladder in a terminal.
package struct LadderRows {
  /// The participants with a lane (a column of the ladder), from left to right.
  package let lanes: [Participant]
  package private(set) var rows: [LadderRow] = []

  package init(of trace: Trace) {
    let options = DiagramOptions(repeatsHeader: false, separatesActions: false)
    var conversation = Conversation(Diagram(trace), options)
    lanes = conversation.registry.participants
    for event in trace.events {
      let lines = conversation.take(event)
      rows += lines.compactMap { LadderRow($0, conversation.calls) }
    }
    rows += conversation.finish().compactMap { LadderRow($0, conversation.calls) }
  }

  /// Creates the lines of a difference: the changed rows with their marks, `context` unchanged rows around each change,
  /// and the actions that led to the changes; other rows are counted.
  package init(of difference: TraceDifference, context: Int) {
    let excerpt = DifferenceExcerpt(difference, context: context, longest: .max)
    self.init(of: excerpt.trace)
    rows = rows.map { $0.changed(in: difference, excerpt.changes) }
  }
}

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
  /// The lanes of the arrow's tail and head, the kind of arrow, the level of indentation, and four sets of lanes as hexadecimal
  /// numbers: with a lifeline, with an activation bar, called again while they ran, and released in this line.
  ///
  /// Lanes are counted from the left, from 0; bit *n* of a set is lane *n*. `-` stands for no lane and for no arrow. The kinds are
  /// `call`, `async`, `answer`, `lost`, `created`, and without an arrow `gone` if a participant is released.
  package let drawing: String
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
    case .row: words = line.event?.plainSentence ?? ""
    case .remark(let text), .across(let text, _): words = text
    case .separator(let separator): words = separator.words
    }
    let label = line.number == nil ? nil : line.event.map { RowLabel($0, Glyphs(isASCII: false)) }
    event = line.event
    number = line.number
    sentence = words.beginning(LadderRow.maximumSentence)
    let forms = label?.forms ?? []
    let fitting = forms.first { $0.utf8.count <= LadderRow.maximumLabel } ?? forms.last ?? ""
    self.label = fitting.beginning(LadderRow.maximumLabel)
    remark = (label?.remark.plain ?? "").beginning(LadderRow.maximumSentence)
    drawing = LadderRow.drawing(of: line)
    runningCalls = calls.numbers.reversed()
  }

  /// Returns this row of two merged traces with its own number, its mark and the words about its change; other lines as they are.
  func changed(in difference: TraceDifference, _ changes: [Int: RowChange]) -> LadderRow {
    guard let number, let change = changes[number] else { return self }
    var row = self
    row.number = change.number
    row.mark = change.mark
    row.isRemoved = difference.rows[number - 1].isBefore
    row.remark = [remark, change.words].filter { !$0.isEmpty }.joined(separator: ", ")
    return row
  }

  private static func drawing(of line: DiagramLine) -> String {
    let look = line.look
    let ends = [look.arrow?.sender, look.arrow?.receiver].map { $0.map { "\($0)" } ?? "-" }
    let kind = look.arrow.map { $0.style == .asynchronous ? "async" : "\($0.style)" }
    let sets = [look.alive, look.active, look.nested, look.ending].map {
      String($0.rawValue, radix: 16)
    }
    let words = ends + [kind ?? (look.ending.isEmpty ? "-" : "gone"), "\(line.depth)"] + sets
    return words.joined(separator: " ")
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
