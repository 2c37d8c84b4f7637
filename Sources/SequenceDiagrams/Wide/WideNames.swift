import Traces

/// Decides when the names of a wide diagram are drawn, and whose.
struct WideNames {
  /// The lines that name lanes.
  let header: WideHeader
  /// Lanes that get their names where they are created.
  private var notYetCreated = LaneSet()
  private var seen = LaneSet()
  private var rowsUnderHeader = 0
  private var last: (named: LaneSet, look: LaneLook, lines: Fragment)?

  private static let rowsBetweenHeaders = 40

  /// Begins with all names but those of who is created in the next lines.
  init(_ header: WideHeader, _ lines: [DiagramLine]) {
    self.header = header
    for line in lines { notYetCreated = notYetCreated.union(created(in: line)) }
  }

  /// Draws the names that stand above the first line.
  mutating func drawFirst(_ lanes: WideLanes, to output: inout OutputBuffer) {
    let everyone = header.columns.participants.indices.reduce(LaneSet()) { $0.with($1) }
    draw(everyone.subtracting(notYetCreated), LaneLook(), lanes, to: &output)
  }

  /// Takes in a line; draws the names again if they have not been seen for long.
  mutating func pass(
    _ line: DiagramLine,
    _ lanes: WideLanes,
    repeats: Bool,
    to output: inout OutputBuffer
  ) {
    if line.number != nil {
      if repeats, rowsUnderHeader == WideNames.rowsBetweenHeaders {
        draw(named(at: line), LaneLook(), lanes, to: &output)
        rowsUnderHeader = 0
      }
      rowsUnderHeader += 1
    }
    seen = seen.union(line.look.alive)
  }

  /// The lanes of those who come to be in a line; from then on they count as named.
  mutating func create(_ line: DiagramLine) -> LaneSet {
    let created = created(in: line)
    notYetCreated = notYetCreated.subtracting(created)
    return created
  }

  /// Draws the names of some lanes, between lanes that look so.
  mutating func draw(
    _ named: LaneSet,
    _ look: LaneLook,
    _ lanes: WideLanes,
    to output: inout OutputBuffer
  ) {
    if let last, last.named == named, last.look == look { return output.write(last.lines) }
    var lines = OutputBuffer(.styled)
    for pieces in header.lines(naming: named) { lanes.drawLine(look, pieces, to: &lines) }
    let fragment = Fragment(lines.styledText)
    last = (named, look, fragment)
    output.write(fragment)
  }
}

extension WideNames {
  /// Who is there in a line, and who may still come without being created.
  private func named(at line: DiagramLine) -> LaneSet {
    header.columns.participants.indices.reduce(LaneSet()) { lanes, lane in
      let isComing = !seen.contains(lane) && !notYetCreated.contains(lane)
      return isComing || line.look.alive.contains(lane) ? lanes.with(lane) : lanes
    }
  }

  private func created(in line: DiagramLine) -> LaneSet {
    guard case .row = line.content, let event = line.event, event.kind == .created else {
      return LaneSet()
    }
    let created = event.comingOrGoing
    return header.columns.participants.indices.reduce(LaneSet()) { lanes, lane in
      let isCreated =
        created.contains(header.columns.participants[lane]) && !line.look.alive.contains(lane)
      return isCreated ? lanes.with(lane) : lanes
    }
  }
}
