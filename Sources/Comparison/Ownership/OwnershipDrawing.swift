import TerminalText
import Traces

/// A drawing of the references between objects: a box for each object, and a vertical line (a rail) for each reference.
struct OwnershipDrawing {
  /// A line of a box: a border, the participant's name, or the start or end of a reference.
  private enum Row {
    case border(isTop: Bool)
    case name(Participant)
    case start(Int)
    case end(Int)
  }

  private let references: [ObjectGraph.Reference]
  private let rows: [Row]
  private let rails: RailPlan
  private let signs: OwnershipSigns

  /// Lays out a box for each object of the graph, and a rail (a vertical line) for each reference.
  init(_ graph: ObjectGraph, _ signs: OwnershipSigns) {
    let references = graph.references
    let rows = graph.participants.flatMap { participant -> [Row] in
      let ends = references.indices.flatMap { index -> [Row] in
        (references[index].owner == participant ? [.start(index)] : [])
          + (references[index].target == participant ? [.end(index)] : [])
      }
      return [.border(isTop: true), .name(participant)] + ends + [.border(isTop: false)]
    }
    var ends = references.map { _ in (start: 0, end: 0) }
    for (line, row) in rows.enumerated() {
      if case .start(let index) = row { ends[index].start = line }
      if case .end(let index) = row { ends[index].end = line }
    }
    self.references = references
    self.rows = rows
    self.signs = signs
    rails = RailPlan(ends.map { min($0.start, $0.end)...max($0.start, $0.end) })
  }

  var lines: [StyledText] {
    let width = rows.map(width).max() ?? 0
    return rows.indices.map { box(rows[$0], width) + StyledText(rail(at: $0)) }
  }

  private func width(_ row: Row) -> Int {
    switch row {
    case .border, .end: 0
    case .name(let participant): participant.name.displayWidth
    case .start(let index): references[index].property.displayWidth + 2
    }
  }

  private func box(_ row: Row, _ width: Int) -> StyledText {
    let content: StyledText
    switch row {
    case .border(let isTop): return StyledText(signs.border(width + 2, isTop: isTop))
    case .name(let participant): content = StyledText(participant.name, .role(participant.role))
    case .start(let index): content = StyledText("  \(references[index].property)", .dim)
    case .end: content = StyledText()
    }
    return StyledText("\(signs.side) ") + content.padded(to: width) + " \(signs.side)"
  }

  /// Returns the text to the right of a box in one line of the drawing: the rails that pass the line.
  ///
  /// If a reference starts or ends on the line, the text also has a horizontal stroke from the box to the rail of this reference.
  private func rail(at line: Int) -> String {
    let passing = references.indices.filter { rails.spans[$0].contains(line) }
    var cells = Array(repeating: " ", count: rails.count * 2 + 1)
    for index in passing {
      cells[rails.column(of: index)] = signs.vertical(references[index].strength)
    }
    guard let (own, isEnd) = own(at: line) else { return cells.joined() }
    let strength = references[own].strength
    let column = rails.column(of: own)
    for cell in 0..<column {
      cells[cell] = cells[cell] == " " ? signs.horizontal(strength) : signs.crossing
    }
    cells[column] = signs.corner(strength, isTop: rails.spans[own].lowerBound == line)
    if isEnd { cells[0] = signs.arrow }
    return cells.joined()
  }

  /// Returns the index of the reference that starts or ends on a line, and whether it ends there; nil if no reference does.
  private func own(at line: Int) -> (reference: Int, isEnd: Bool)? {
    switch rows[line] {
    case .border, .name: nil
    case .start(let index): (index, false)
    case .end(let index): (index, true)
    }
  }
}
