import Traces

/// The names of lanes (participants' columns) in a wide diagram: drawn first or where a row creates the lane, and every 40 rows.
struct WideNames {
  let header: WideHeader
  /// The lanes whose participants later rows (numbered events) create; their names are drawn at these rows.
  private var notYetCreated = LaneSet()
  private var seen = LaneSet()
  private var rowsUnderHeader = 0
  private var last: (named: LaneSet, look: LaneLook, lines: PrerenderedText)?

  /// Creates the state before the first line; participants that `lines` create are named at the creating rows (numbered events).
  init(_ header: WideHeader, _ lines: [DiagramLine]) {
    self.header = header
    for line in lines { notYetCreated = notYetCreated.union(created(in: line)) }
  }

  mutating func drawFirst(_ lanes: WideLanes, to output: inout OutputBuffer) {
    draw(everyone.subtracting(notYetCreated), LaneLook(), lanes, to: &output)
  }

  /// Counts the row (numbered event) of a line; if `repeats` is true, first draws the names again after 40 rows.
  mutating func pass(
    _ line: DiagramLine,
    _ lanes: WideLanes,
    repeats: Bool,
    to output: inout OutputBuffer
  ) {
    if line.number != nil {
      if repeats, rowsUnderHeader == LadderSection.rowsBetweenHeaders {
        draw(named(at: line), LaneLook(), lanes, to: &output)
        rowsUnderHeader = 0
      }
      rowsUnderHeader += 1
    }
    seen = seen.union(line.look.alive)
  }

  /// Returns the lanes of the participants that a line creates, and marks these participants as created.
  mutating func create(_ line: DiagramLine) -> LaneSet {
    let created = created(in: line)
    notYetCreated = notYetCreated.subtracting(created)
    return created
  }

  /// Draws lines with the names of the lanes (participants' columns) in `named`; all other lanes look as in `look`.
  mutating func draw(
    _ named: LaneSet,
    _ look: LaneLook,
    _ lanes: WideLanes,
    to output: inout OutputBuffer
  ) {
    if let last, last.named == named, last.look == look { return output.write(last.lines) }
    var lines = OutputBuffer(.styled)
    for pieces in header.lines(naming: named) { lanes.drawLine(look, pieces, to: &lines) }
    let fragment = PrerenderedText(lines.styledText)
    last = (named, look, fragment)
    output.write(fragment)
  }

  private var everyone: LaneSet { LaneSet(header.columns.participants.indices) }

  private func named(at line: DiagramLine) -> LaneSet {
    everyone.subtracting(seen).subtracting(notYetCreated).union(line.look.alive)
  }

  private func created(in line: DiagramLine) -> LaneSet {
    guard case .row = line.content, let event = line.event, event.kind == .created else {
      return LaneSet()
    }
    let created = event.createdOrReleased
    let lanes = header.columns.participants.indices
    return LaneSet(lanes.filter { created.contains(header.columns.participants[$0]) })
      .subtracting(line.look.alive)
  }
}
