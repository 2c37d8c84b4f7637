import TerminalText
import Traces

/// The placed labels of a wide diagram (labels inside the arrows); placements of labels that did not fit in full are cached.
struct WideLabels {
  struct Placed {
    /// The form of the label inside the arrow; empty if no form fits there.
    var inside: String
    var width: Int
    var below: [StyledText]
  }

  private let lineWidth: Int
  private var labels = BoundedCache<LabelKey, Placed>(atMost: 128)

  init(lineWidth: Int) { self.lineWidth = lineWidth }

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

/// The label of a row (numbered event) in a wide diagram, in forms of different length.
struct WideLabel {
  /// The reason of a loss, the effect of an action, or the executor on which a call was delivered; below the row (numbered event)
  /// if it does not fit inside the arrow.
  let remark: StyledText
  private let label: RowLabel
  private let glyphs: Glyphs

  init(_ event: Event, _ glyphs: Glyphs) {
    label = RowLabel(event, glyphs)
    self.glyphs = glyphs
    remark = label.remark
  }

  var full: String { label.full }

  var whole: String {
    if remark.isEmpty { return full }
    return full.isEmpty ? remark.plain : "\(full)  \(remark.plain)"
  }

  var widths: [Int] { ([whole] + label.forms).map { glyphs.width(of: $0) } }

  /// Returns the longest form of the label without the remark that fits in `room` columns; the full label if none fits.
  func words(in room: Int) -> String {
    label.forms.first { glyphs.width(of: $0) <= room } ?? full
  }

  /// Returns the longest form of the label that fits in `room` columns, and whether the whole remark fits too; nil if no form fits.
  func form(in room: Int) -> (text: String, hasRemark: Bool)? {
    let whole = self.whole
    if glyphs.width(of: whole) <= room { return (whole, true) }
    for form in label.forms where glyphs.width(of: form) <= room { return (form, remark.isEmpty) }
    return nil
  }
}
