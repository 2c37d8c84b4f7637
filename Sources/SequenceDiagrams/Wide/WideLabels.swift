import TerminalText
import Traces

/// Labels of wide diagrams with their placements; those that were shortened before are known.
struct WideLabels {
  /// A label, ready to be drawn.
  struct Placed {
    /// What stands in the arrow; empty when nothing of it has room there.
    var inside: String
    /// The columns that it takes.
    var width: Int
    /// What stands below the row.
    var below: [StyledText]
  }

  private let lineWidth: Int
  private var labels = RecentValues<LabelKey, Placed>(atMost: 128)

  /// Labels for rows below which lines of so many columns have room.
  init(lineWidth: Int) { self.lineWidth = lineWidth }

  /// The label of a row whose arrow has room for so many columns of it.
  mutating func label(of line: DiagramLine, room: Int, _ glyphs: Glyphs) -> Placed {
    guard let event = line.event else { return Placed(inside: "", width: 0, below: []) }
    guard let words = line.simpleLabel else { return place(event, room, glyphs) }
    let width = words.utf8.count
    if words.isPlainLabel, width <= room { return Placed(inside: words, width: width, below: []) }
    let key = LabelKey(words: words, isAnswer: event.isAnswer, number: room)
    if let known = labels[key] { return known }
    let label = place(event, room, glyphs)
    labels[key] = label
    return label
  }

  private func place(_ event: Event, _ room: Int, _ glyphs: Glyphs) -> Placed {
    let label = WideLabel(event, glyphs)
    let form = label.form(in: room)
    var below: [StyledText] = []
    if form == nil, !label.full.isEmpty {
      below.append(StyledText(label.words(in: lineWidth)))
    }
    if form?.hasRemark != true, !label.remark.isEmpty { below.append(label.remark) }
    let inside = form?.text ?? ""
    return Placed(inside: inside, width: glyphs.width(of: inside), below: below)
  }
}
