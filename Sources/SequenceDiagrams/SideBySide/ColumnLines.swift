import Sequences
import TerminalText
import Traces

/// The lines of a ladder to be drawn beside others, without calls by the stage (the simulated device) and blank lines.
///
/// A line stores indices in place of its lanes' appearance and its label, so that a long trace takes little memory.
struct ColumnLines: DiagramLineSink {
  private(set) var parts = [SideBySideColumn.Part()]
  private(set) var looks: [LaneLook] = []
  private(set) var labels: [ColumnLabel] = []
  private(set) var numberWidth = 0
  /// Whether some arrow leads from an unknown sender to the first lane (participant's column), and so begins at the left edge.
  private(set) var hasArrowFromEdge = false
  private var lookNumbers = Register<LaneLook>()
  private var labelNumbers = Register<LabelIdentity>()
  private let glyphs: Glyphs
  private var repeats: RepeatFold

  init(_ diagram: Diagram, _ registry: LaneRegistry, _ options: DiagramOptions) {
    var options = options
    options.separatesActions = false
    options.showsScreens = false
    glyphs = .signs(for: options)
    repeats = RepeatFold(options)
    var conversation = Conversation(diagram, options, registry)
    for event in diagram.trace.events { conversation.take(event, to: &self) }
    conversation.finish(to: &self)
    repeats.finish()
    appendUnfolded()
  }

  mutating func take(_ line: DiagramLine, _ registry: LaneRegistry, _ calls: RunningCalls) {
    if line.number == nil, line.event?.kind == .stage { return }
    var line = line
    if line.event?.kind == .action { line.look.arrow = nil }
    if line.isAcross { line.look = LaneLook() }
    repeats.take(line)
    appendUnfolded()
  }

  private mutating func appendUnfolded() {
    for line in repeats.takeLines() { append(line) }
  }

  private mutating func append(_ line: DiagramLine) {
    let isAction = line.event?.kind == .action
    if isAction { parts.append(SideBySideColumn.Part()) }
    if let number = line.number { numberWidth = max(numberWidth, String(number).utf8.count) }
    if let arrow = line.look.arrow, arrow.sender == nil, arrow.receiver == 0 {
      hasArrowFromEdge = true
    }
    parts[parts.count - 1].lines.append(
      SideBySideColumn.Line(
        number: line.number,
        look: index(of: line.look),
        label: labelIndex(of: line),
        isAction: isAction,
        isAcross: line.isAcross
      )
    )
  }

  private mutating func index(of look: LaneLook) -> Int32 {
    let index = lookNumbers.number(of: look)
    if index == looks.count { looks.append(look) }
    return Int32(truncatingIfNeeded: index)
  }

  private mutating func labelIndex(of line: DiagramLine) -> Int32 {
    var event: Event?
    if case .row = line.content { event = line.event }
    let label = event.map { RowLabel($0, glyphs, isShort: true) } ?? RowLabel(words(of: line))
    let identity = LabelIdentity(
      words: label.full,
      remark: label.remark,
      kind: event?.kind,
      candidates: event?.candidates.count ?? 0
    )
    let index = labelNumbers.number(of: identity)
    if index == labels.count { labels.append(ColumnLabel(label, glyphs)) }
    return Int32(truncatingIfNeeded: index)
  }

  private func words(of line: DiagramLine) -> String {
    switch line.content {
    case .remark(let words): words
    case .separator(let separator): separator.words
    case .across(let words, let isTitle): glyphs.framed(words, isTitle: isTitle)
    case .row, .unknown, .blank: ""
    }
  }

  private struct LabelIdentity: Hashable {
    let words: String
    let remark: StyledText
    /// The kind of event, which decides how the words are shortened.
    let kind: Event.Kind?
    /// The number of messages that a lost message may have been; a label with several is shortened in another way.
    let candidates: Int
  }
}

extension DiagramLine {
  fileprivate var isAcross: Bool {
    if case .across = content { true } else { false }
  }
}

/// The label of a line of a ladder (a diagram with its labels at the right), in all its forms from full to short.
struct ColumnLabel: Sendable {
  /// The forms, the longest first; there is at least one.
  let forms: [(words: String, width: Int)]
  let remark: StyledText
  let style: TextStyle
  /// The width of the shortest form, in columns, without the remark.
  let leastWidth: Int

  init(_ label: RowLabel, _ glyphs: Glyphs) {
    let tail = label.remark.isEmpty ? 0 : 2 + glyphs.width(of: label.remark)
    forms = label.forms.map { ($0, glyphs.width(of: $0) + tail) }
    remark = label.remark
    style = label.style
    leastWidth = (forms.last?.width ?? tail) - tail
  }

  /// The width of the longest form, in columns, with the remark.
  var fullWidth: Int { forms.first?.width ?? 0 }

  /// The width of the shortest form with the label's remark after it, in columns of the terminal.
  var shortestWidth: Int { forms.last?.width ?? 0 }
}
