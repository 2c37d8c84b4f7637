import PrintableText
import Traces

/// A pen that draws a wide diagram: one numbered line for each row (numbered event), with its label inside its arrow.
///
/// The pen holds back up to 64 lines to choose gaps between lanes (participants' columns) in which their labels fit. A later label
/// that does not fit is shortened, or stands below its row.
struct WidePen: DiagramPen {
  private var options: DiagramOptions
  private var waiting: [DiagramLine] = []
  private var isMeasuring = true
  private var laneCount = -1
  private var section: WideSection?
  private var ladder: LadderPen?

  static let lookahead = 64

  init(_ options: DiagramOptions) { self.options = options }

  mutating func draw(_ line: DiagramLine, _ registry: LaneRegistry, to output: inout OutputBuffer) {
    if registry.participants.count != laneCount || line.hasMoreDigits(than: options.numberWidth) {
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

  /// Chooses a layout for all lanes and draws the lines held back; changes to a ladder if the names do not fit.
  private mutating func arrange(_ registry: LaneRegistry, to output: inout OutputBuffer) {
    options.makeRoom(for: waiting)
    let participants = registry.participants
    let columns = WideColumns.best(for: participants, waiting, options, after: section?.columns)
    isMeasuring = false
    if let columns {
      ladder = nil
      section = WideSection(columns, options, naming: waiting, to: &output)
    } else if ladder == nil {
      ladder = LadderPen(options)
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
  /// Returns a layout in which the names fit, with gaps for the labels of `lines`; nil if the names do not fit, or for more than 64
  /// lanes (participants' columns).
  ///
  /// If there is room and the names are placed as in `previous`, no gap before or between its lanes is narrower than there.
  static func best(
    for participants: [Participant],
    _ lines: [DiagramLine],
    _ options: DiagramOptions,
    after previous: WideColumns? = nil
  ) -> WideColumns? {
    guard participants.count <= LaneSet.limit else { return nil }
    let times = options.showsTimes ? WideColumns.timeWidth : 0
    let margin = options.markColumns + options.numberWidth + times
    let glyphs = Glyphs.signs(for: options)
    let needs = lines.compactMap { $0.need(in: participants, glyphs) }
    for (nameRows, isFramed) in [0, 2, 3].flatMap({ [($0, true), ($0, false)] }) {
      var least = leastGaps(participants, isFramed: isFramed, nameRows: nameRows, glyphs)
      guard margin + least.reduce(0, +) + participants.count <= options.columns else { continue }
      if let previous, previous.nameRows == nameRows {
        let kept = least.indices.map {
          max(least[$0], $0 < previous.gaps.count - 1 ? previous.gaps[$0] : 0)
        }
        if margin + kept.reduce(0, +) + participants.count <= options.columns { least = kept }
      }
      let gaps = WideGaps(least: least, for: needs, columns: options.columns - margin).gaps
      let columns = WideColumns(
        participants,
        isFramed: isFramed,
        margin: margin,
        gaps: gaps,
        nameRows: nameRows,
        glyphs
      )
      if columns.frames(within: options.columns) != nil { return columns }
    }
    return nil
  }

  /// Returns whether all names fit in boxes, and all full labels with their remarks fit in their arrows.
  static func haveRoom(
    for participants: [Participant],
    _ lines: [DiagramLine],
    _ options: DiagramOptions
  ) -> Bool {
    let columns = best(for: participants, lines, options)
    guard let columns, columns.isBoxed else { return false }
    let glyphs = Glyphs.signs(for: options)
    return lines.allSatisfy { line in
      guard let need = line.need(in: participants, glyphs) else { return true }
      return need.columns[0] <= columns.gaps[need.span].reduce(0, +) + need.span.count - 1
    }
  }
}

extension DiagramLine {
  func hasMoreDigits(than columns: Int) -> Bool {
    number.map { String($0).utf8.count > columns } == true
  }

  /// Returns the gaps that this row's arrow crosses, and the columns that each form of its label needs; nil without arrow or lanes.
  fileprivate func need(in participants: [Participant], _ glyphs: Glyphs) -> WideGaps.Need? {
    guard case .row = content, let event, let arrow = look.arrow else { return nil }
    let label = RowLabel(event, glyphs)
    let widths = ([label.whole] + label.forms).map { glyphs.width(of: $0) }
    guard let route = WideRoute(arrow) else {
      guard let lane = arrow.sender, lane < participants.count else { return nil }
      return WideGaps.Need(span: lane + 1...lane + 1, columns: widths.map { $0 + 5 })
    }
    guard route.left >= -1, route.right <= participants.count else { return nil }
    var frame = arrow.frameWidth
    if look.nested.contains(route.left) { frame += 1 }
    if arrow.style == .created {
      let name = (event.receiver ?? event.objects.first)?.shortName.printable()
      frame += name.map { glyphs.width(of: $0) / 2 + 1 } ?? 0
    }
    return WideGaps.Need(span: route.gaps, columns: widths.map { $0 + frame })
  }
}
