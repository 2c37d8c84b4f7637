import Traces

/// The state that decides before which lines and for which lanes the names of a wide diagram are drawn.
struct WideNames {
  let header: WideHeader
  /// The lanes whose participants later rows create; their names are drawn at the creating rows.
  private var notYetCreated = LaneSet()
  private var seen = LaneSet()
  private var rowsUnderHeader = 0
  private var last: (named: LaneSet, look: LaneLook, lines: PrerenderedText)?

  /// Creates the state before the first line; the lanes of participants that `lines` create are named at their rows.
  init(_ header: WideHeader, _ lines: [DiagramLine]) {
    self.header = header
    for line in lines { notYetCreated = notYetCreated.union(created(in: line)) }
  }

  mutating func drawFirst(_ lanes: WideLanes, to output: inout OutputBuffer) {
    draw(everyone.subtracting(notYetCreated), LaneLook(), lanes, to: &output)
  }

  /// Counts a line, and, if `repeats` is true, draws the names again after every 40 rows.
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

  /// Returns the lanes of the participants that a line creates, and marks them as named.
  mutating func create(_ line: DiagramLine) -> LaneSet {
    let created = created(in: line)
    notYetCreated = notYetCreated.subtracting(created)
    return created
  }

  /// Draws the names of the lanes in `named`; in these lines the other lanes appear as in `look`.
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
}

extension WideNames {
  private var everyone: LaneSet { LaneSet(header.columns.participants.indices) }

  /// Returns the lanes to name above a line: the lanes of existing participants, and lanes not drawn so far that no row
  /// creates.
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
