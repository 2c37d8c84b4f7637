import PrintableText
import TerminalText
import Traces

/// The names of lanes (participants' columns) in a wide diagram: drawn first or where a row creates the lane, and every 40 rows.
struct WideNames {
  private let lanes: WideLanes
  /// The lanes whose participants later rows (numbered events) create; their names are drawn at these rows.
  private var notYetCreated = LaneSet()
  private var seen = LaneSet()
  private var rowsUnderHeader = 0
  private var last: (named: LaneSet, look: LaneLook, lines: PrerenderedText)?

  /// Creates the state before the first line; participants that `lines` create are named at the creating rows (numbered events).
  init(_ lanes: WideLanes, _ lines: [DiagramLine]) {
    self.lanes = lanes
    for line in lines { notYetCreated = notYetCreated.union(created(in: line)) }
  }

  mutating func drawFirst(to output: inout OutputBuffer) {
    draw(everyone.subtracting(notYetCreated), LaneLook(), to: &output)
  }

  /// Counts the row (numbered event) of a line; if `repeats` is true, first draws the names again after 40 rows.
  mutating func pass(_ line: DiagramLine, repeats: Bool, to output: inout OutputBuffer) {
    if line.number != nil {
      if repeats, rowsUnderHeader == LadderSection.rowsBetweenHeaders {
        let named = everyone.subtracting(seen).subtracting(notYetCreated).union(line.look.alive)
        draw(named, LaneLook(), to: &output)
        rowsUnderHeader = 0
      }
      rowsUnderHeader += 1
    }
    seen = seen.union(line.look.alive)
  }

  mutating func create(_ line: DiagramLine) -> LaneSet {
    let created = created(in: line)
    notYetCreated = notYetCreated.subtracting(created)
    return created
  }

  /// Draws lines with the names of the lanes (participants' columns) in `named`; all other lanes look as in `look`.
  mutating func draw(_ named: LaneSet, _ look: LaneLook, to output: inout OutputBuffer) {
    if let last, last.named == named, last.look == look { return output.write(last.lines) }
    var lines = OutputBuffer(.styled)
    for pieces in lanes.header(naming: named) { lanes.drawLine(look, pieces, to: &lines) }
    let fragment = PrerenderedText(lines.styledText)
    last = (named, look, fragment)
    output.write(fragment)
  }

  private var everyone: LaneSet { LaneSet(lanes.columns.participants.indices) }

  private func created(in line: DiagramLine) -> LaneSet {
    guard case .row = line.content, let event = line.event, event.kind == .created else {
      return LaneSet()
    }
    let created = event.createdOrReleased
    let participants = lanes.columns.participants
    return LaneSet(participants.indices.filter { created.contains(participants[$0]) })
      .subtracting(line.look.alive)
  }
}

extension WideLanes {
  /// Returns lines with frames around named modules, if any, then the names in boxes if they fit, or distributed over several lines.
  func header(naming lanes: LaneSet) -> [[WidePiece]] {
    let named = columns.participants.indices.filter { lanes.contains($0) }
    guard !named.isEmpty else { return [] }
    let frames = self.frames(above: named)
    let names = columns.isBoxed ? boxes(named) : staggered(named)
    return (frames.isEmpty ? [] : [frames]) + names
  }

  private func boxes(_ lanes: [Int]) -> [[WidePiece]] {
    let (top, bottom) = (glyphs.top, glyphs.bottom)
    return [
      pieces(lanes) { StyledText(top.left + dashes(columns.widths[$0]) + top.right) },
      pieces(lanes) { StyledText(glyphs.side) + name(of: $0) + StyledText(glyphs.side) },
      pieces(lanes) { lane in
        let left = columns[lane] - columns.start(of: lane)
        let right = columns.widths[lane] - left - 1
        return StyledText(bottom.left + dashes(left) + glyphs.stem + dashes(right) + bottom.right)
      },
    ]
  }

  private func pieces(_ lanes: [Int], _ text: (Int) -> StyledText) -> [WidePiece] {
    lanes.map { WidePiece(column: columns.start(of: $0) - 1, text: text($0)) }
  }

  private func dashes(_ count: Int) -> String { String(glyphs.line, times: count) }

  private func name(of lane: Int) -> StyledText {
    StyledText(columns.names[lane], .role(columns.participants[lane].role))
  }

  private func staggered(_ lanes: [Int]) -> [[WidePiece]] {
    (0..<columns.nameRows).map { row in
      lanes.filter { $0 % columns.nameRows == row }
        .map { WidePiece(column: columns.start(of: $0), text: name(of: $0)) }
    }.filter { !$0.isEmpty }
  }

  private func frames(above lanes: [Int]) -> [WidePiece] {
    let frames = columns.frames(within: width) ?? []
    return frames.filter { frame in lanes.contains { frame.start..<frame.end ~= columns[$0] } }
      .map { WidePiece(column: $0.start, text: StyledText($0.drawn(glyphs), .dim)) }
  }
}

struct WidePiece {
  let column: Int
  let text: StyledText
  /// Whether the piece is words, which need a blank before the next lane (participant's column).
  var isWords = false

  var end: Int { column + text.displayWidth }
}
