import PrintableText
import Traces

/// Draws a wide diagram: one numbered line a row, labels inside their arrows.
///
/// It looks at 64 lines before it draws the first, to give the labels room; what comes later and
/// does not fit is shortened, or stands on a line of its own.
struct WidePen: DiagramPen {
  private let options: DiagramOptions
  private let glyphs: Glyphs
  private var numberWidth: Int
  private var waiting: [DiagramLine] = []
  private var isMeasuring = true
  private var laneCount = -1
  private var section: WideSection?
  private var ladder: LadderPen?

  /// The lines looked at before the first is drawn.
  static let lookahead = 64

  /// Makes a pen for numbers of that many columns at least.
  init(_ options: DiagramOptions, numberWidth: Int) {
    self.options = options
    self.numberWidth = numberWidth
    glyphs = .signs(for: options)
  }

  mutating func draw(_ line: DiagramLine, _ registry: LaneRegistry, to output: inout OutputBuffer) {
    if registry.participants.count != laneCount || line.hasMoreDigits(than: numberWidth) {
      laneCount = registry.participants.count
      isMeasuring = true
    }
    guard isMeasuring else { return put(line, registry, to: &output) }
    waiting.append(line)
    if waiting.count >= WidePen.lookahead { arrange(registry, to: &output) }
  }

  mutating func finish(_ registry: LaneRegistry, to output: inout OutputBuffer) {
    if !waiting.isEmpty { arrange(registry, to: &output) }
  }

  /// Gives all lanes their columns, and draws what has waited for it.
  private mutating func arrange(_ registry: LaneRegistry, to output: inout OutputBuffer) {
    numberWidth = max(numberWidth, waiting.numberWidth)
    let columns = WideColumns.best(
      for: registry.participants,
      waiting,
      options,
      numberWidth: numberWidth,
      after: section?.columns
    )
    isMeasuring = false
    if let columns {
      ladder = nil
      section = WideSection(
        columns,
        options,
        numberWidth: numberWidth,
        naming: waiting,
        to: &output
      )
    } else if ladder == nil {
      ladder = LadderPen(options, numberWidth: numberWidth)
    }
    for line in waiting { put(line, registry, to: &output) }
    waiting.removeAll(keepingCapacity: true)
  }

  private mutating func put(
    _ line: DiagramLine,
    _ registry: LaneRegistry,
    to output: inout OutputBuffer
  ) {
    if ladder != nil {
      ladder?.draw(line, registry, to: &output)
    } else {
      section?.draw(line, to: &output)
    }
  }
}

extension WideColumns {
  /// Columns in which the names have room, with gaps for the labels; nil where names have none.
  static func best(
    for participants: [Participant],
    _ lines: [DiagramLine],
    _ options: DiagramOptions,
    numberWidth: Int,
    after previous: WideColumns? = nil
  ) -> WideColumns? {
    guard participants.count <= LaneSet.limit else { return nil }
    let margin = numberWidth + (options.showsTimes ? WideColumns.timeWidth : 0)
    let glyphs = Glyphs.signs(for: options)
    let needs = lines.compactMap { $0.need(in: participants, glyphs) }
    for nameRows in [0, 2, 3] {
      var least = leastGaps(participants, nameRows: nameRows, glyphs)
      guard margin + least.reduce(0, +) + participants.count <= options.columns else { continue }
      if let previous, previous.nameRows == nameRows {
        let kept = least.indices.map {
          max(least[$0], $0 < previous.gaps.count - 1 ? previous.gaps[$0] : 0)
        }
        if margin + kept.reduce(0, +) + participants.count <= options.columns { least = kept }
      }
      let gaps = WideGaps(least: least, for: needs, columns: options.columns - margin)
      return WideColumns(
        participants,
        margin: margin,
        gaps: gaps.gaps,
        nameRows: nameRows,
        glyphs
      )
    }
    return nil
  }
}

extension WideColumns {
  /// Whether the names stand in boxes and every label has room in its arrow, whole.
  static func haveRoom(
    for participants: [Participant],
    _ lines: [DiagramLine],
    _ options: DiagramOptions,
    numberWidth: Int
  ) -> Bool {
    let columns = best(for: participants, lines, options, numberWidth: numberWidth)
    guard let columns, columns.isBoxed else { return false }
    let glyphs = Glyphs.signs(for: options)
    return lines.allSatisfy { line in
      guard let need = line.need(in: participants, glyphs) else { return true }
      return need.columns[0] <= columns.gaps[need.span].reduce(0, +) + need.span.count - 1
    }
  }
}

extension DiagramLine {
  /// Whether the number needs more columns.
  func hasMoreDigits(than columns: Int) -> Bool { number?.hasMoreDigits(than: columns) == true }

  /// What the row needs to have its label in its arrow; nil for what has none.
  fileprivate func need(in participants: [Participant], _ glyphs: Glyphs) -> WideGaps.Need? {
    guard case .row = content, let event, let arrow = look.arrow else { return nil }
    let widths = WideLabel(event, glyphs).widths
    guard let route = WideRoute(arrow) else {
      guard let lane = arrow.sender, lane < participants.count else { return nil }
      return WideGaps.Need(span: lane + 1...lane + 1, columns: widths.map { $0 + 5 })
    }
    guard route.left >= -1, route.right <= participants.count else { return nil }
    var frame = WideArrow.frame(of: arrow)
    if look.nested.contains(route.left) { frame += 1 }
    if arrow.style == .created {
      let name = (event.receiver ?? event.objects.first)?.shortName.printable()
      frame += name.map { glyphs.width(of: $0) / 2 + 1 } ?? 0
    }
    return WideGaps.Need(span: route.gaps, columns: widths.map { $0 + frame })
  }
}
