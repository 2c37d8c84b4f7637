import PrintableText
import TerminalText
import Traces

extension Arrow {
  /// The number of columns that the arrow needs besides its label, for its head and for lines and blanks at both ends.
  var frameWidth: Int {
    5 + (sender == nil ? 1 : 0) + (style == .lost || receiver == nil ? 1 : 0)
  }
}

// Draws the arrows of a wide diagram, with labels inside: `─ getProducts() ──►`.
extension WideLanes {
  /// Draws an arrow over `columns` columns, with its label inside unless that is empty.
  ///
  /// A small circle stands for an unknown sender, or for an unknown receiver of a message that was not lost, to which an arrow
  /// points right. A blank precedes the head of a lost message's arrow that points left.
  func draw(_ route: WideRoute, _ label: WideLabel, columns: Int, to output: inout OutputBuffer) {
    let (style, isRightward) = (route.arrow.style, route.isRightward)
    let isFound = route.arrow.sender == nil
    let leaves = route.arrow.receiver == nil && style != .lost
    let ends = [isFound, leaves, style == .lost && !isRightward, true].count(where: \.self)
    let line = max(0, columns - ends)
    let words = label.width == 0 ? 0 : label.width + 2
    let short = label.width == 0 ? 0 : min(1, max(0, line - words))
    let long = max(0, line - words - short)
    if isRightward {
      if isFound { output.write(String(glyphs.found)) }
      drawShaft(style, short, from: isFound ? 1 : 0, to: &output)
      draw(label, to: &output)
      drawShaft(style, long, from: short, to: &output)
      drawHead(style, isRightward, to: &output)
      if leaves { output.write(String(glyphs.found)) }
    } else {
      if style == .lost { output.write(blanks: 1) }
      drawHead(style, isRightward, to: &output)
      drawShaft(style, long, from: 1, to: &output)
      draw(label, to: &output)
      drawShaft(style, short, from: 0, to: &output)
      if isFound { output.write(String(glyphs.found)) }
    }
  }

  private func draw(_ label: WideLabel, to output: inout OutputBuffer) {
    guard label.width > 0 else { return }
    output.write(blanks: 1)
    output.write(label.inside)
    output.write(blanks: 1)
  }

  /// Draws `count` columns of an arrow's line; the dashes of an answer begin with the one at the index `offset`.
  private func drawShaft(
    _ style: Arrow.Style,
    _ count: Int,
    from offset: Int,
    to output: inout OutputBuffer
  ) {
    let sign = glyphs.line(of: style)
    guard style == .answer, glyphs.isASCII else {
      return output.write(String(sign, times: count), style == .lost ? .bad : .plain)
    }
    for index in 0..<max(0, count) {
      output.write(String(glyphs.dash(index + offset)))
    }
  }

  private func drawHead(_ style: Arrow.Style, _ isRightward: Bool, to output: inout OutputBuffer) {
    let head = glyphs.head(of: style, isRightward: isRightward)
    output.write(String(head), style == .lost ? .bad : .plain)
  }
}

/// The indices of the two lanes (participants' columns) between which an arrow of a wide diagram is drawn, from 0 at the left.
///
/// An arrow with an unknown sender or receiver crosses one gap: to the next lane, or to the edge. The left edge has the index -1,
/// the right edge the number of lanes.
struct WideRoute {
  let arrow: Arrow
  let left: Int
  let right: Int
  let isRightward: Bool

  /// Creates the route of an arrow; nil if the sender is the receiver.
  init?(_ arrow: Arrow) {
    guard arrow.sender == nil || arrow.sender != arrow.receiver else { return nil }
    let from = arrow.sender ?? (arrow.receiver ?? 0) - 1
    let to = arrow.receiver ?? from + 1
    self.arrow = arrow
    left = min(from, to)
    right = max(from, to)
    isRightward = from < to
  }

  /// The indices of the gaps that the arrow crosses; a gap has the index of the lane (participant's column) to its right.
  var gaps: ClosedRange<Int> { left + 1...right }
}

struct WideLabel {
  /// The form of the label inside the arrow; empty if no form fits there.
  var inside = ""
  var width = 0
  var below: [StyledText] = []
}

/// The placed labels of a wide diagram (labels inside the arrows); placements of labels that did not fit in full are cached.
struct WideLabels {
  private let lineWidth: Int
  private var labels = BoundedCache<LabelKey, WideLabel>(atMost: 128)

  init(lineWidth: Int) { self.lineWidth = lineWidth }

  mutating func label(of line: DiagramLine, room: Int, _ glyphs: Glyphs) -> WideLabel {
    guard let event = line.event else { return WideLabel() }
    guard let words = line.simpleLabel else { return place(event, room, glyphs) }
    let width = words.utf8.count
    if words.isPlainLabel, width <= room { return WideLabel(inside: words, width: width) }
    let key = LabelKey(words: words, isAnswer: event.isAnswer, room: room)
    if let known = labels[key] { return known }
    let label = place(event, room, glyphs)
    labels[key] = label
    return label
  }

  private func place(_ event: Event, _ room: Int, _ glyphs: Glyphs) -> WideLabel {
    let label = RowLabel(event, glyphs)
    let whole = label.whole
    let isWhole = glyphs.width(of: whole) <= room
    let form = isWhole ? whole : label.forms.first { glyphs.width(of: $0) <= room }
    var below: [StyledText] = []
    if form == nil, !label.full.isEmpty {
      let words = label.forms.first { glyphs.width(of: $0) <= lineWidth }
      below.append(StyledText(words ?? label.full))
    }
    if !isWhole, !label.remark.isEmpty { below.append(label.remark) }
    let inside = form ?? ""
    return WideLabel(inside: inside, width: glyphs.width(of: inside), below: below)
  }
}

extension RowLabel {
  /// The label and its remark, as they stand inside an arrow.
  var whole: String {
    if remark.isEmpty { return full }
    return full.isEmpty ? remark.plain : "\(full)  \(remark.plain)"
  }
}
