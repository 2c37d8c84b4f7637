import TerminalText
import Traces

/// A drawing of the references between objects: a box for each object, and a vertical line (a rail) for each reference.
struct OwnershipDrawing {
  /// A line of a box: a border without text, the participant's name, or the start or end of a reference.
  private struct Row {
    let text: StyledText?
    var isTop = false
    /// The index of the reference that starts or ends on the line, and whether it ends there; nil if no reference does.
    var end: (reference: Int, isEnd: Bool)?
  }

  private let references: [ObjectGraph.Reference]
  private let rows: [Row]
  private let rails: RailPlan
  private let signs: OwnershipSigns

  init(_ graph: ObjectGraph, _ signs: OwnershipSigns) {
    let references = graph.references
    let rows = graph.participants.flatMap { participant -> [Row] in
      let name = StyledText(participant.name, .role(participant.role))
      let ends = references.indices.flatMap { index -> [Row] in
        let property = StyledText("  \(references[index].property)", .dim)
        let start = Row(text: property, end: (index, false))
        let end = Row(text: StyledText(), end: (index, true))
        return (references[index].owner == participant ? [start] : [])
          + (references[index].target == participant ? [end] : [])
      }
      return [Row(text: nil, isTop: true), Row(text: name)] + ends + [Row(text: nil)]
    }
    var ends = references.map { _ in [Int]() }
    for (line, row) in rows.enumerated() {
      if let end = row.end { ends[end.reference].append(line) }
    }
    self.references = references
    self.rows = rows
    self.signs = signs
    rails = RailPlan(ends.map { $0[0]...$0[1] })
  }

  var lines: [StyledText] {
    let width = rows.compactMap { $0.text?.displayWidth }.max() ?? 0
    return rows.indices.map { box(rows[$0], width) + StyledText(rail(at: $0)) }
  }

  private func box(_ row: Row, _ width: Int) -> StyledText {
    guard let text = row.text else { return StyledText(signs.border(width + 2, isTop: row.isTop)) }
    return StyledText("\(signs.side) ") + text.padded(to: width) + " \(signs.side)"
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
    guard let (own, isEnd) = rows[line].end else { return cells.joined() }
    let strength = references[own].strength
    let column = rails.column(of: own)
    for cell in 0..<column {
      cells[cell] = cells[cell] == " " ? signs.horizontal(strength) : signs.crossing
    }
    cells[column] = signs.corner(strength, isTop: rails.spans[own].lowerBound == line)
    if isEnd { cells[0] = signs.arrow }
    return cells.joined()
  }
}

/// An assignment of references to rails, the vertical lines beside the boxes of objects.
///
/// References on one rail do not overlap; short references take the rails next to the boxes.
struct RailPlan {
  /// For each reference, the lines of the drawing between its start and its end, both included.
  let spans: [ClosedRange<Int>]
  private(set) var count = 0
  private var rails: [Int]

  init(_ spans: [ClosedRange<Int>]) {
    self.spans = spans
    rails = spans.map { _ in 0 }
    var taken: [[ClosedRange<Int>]] = []
    for index in spans.indices.sorted(by: { (spans[$0].count, $0) < (spans[$1].count, $1) }) {
      let free = taken.firstIndex { rail in !rail.contains { $0.overlaps(spans[index]) } }
      let rail = free ?? taken.count
      if rail == taken.count { taken.append([]) }
      taken[rail].append(spans[index])
      rails[index] = rail
    }
    count = taken.count
  }

  /// Returns the column of a reference's rail, from 0 at the right edge of the boxes; `index` is the reference's index in `spans`.
  func column(of index: Int) -> Int { rails[index] * 2 + 2 }
}

/// The characters of the drawing: heavy lines for strong references, dashed lines for all others.
struct OwnershipSigns {
  let isASCII: Bool

  var side: String { isASCII ? "|" : "│" }

  var arrow: String { isASCII ? "<" : "◄" }

  var crossing: String { isASCII ? "+" : "┼" }

  func border(_ width: Int, isTop: Bool) -> String {
    let corners = isASCII ? ("+", "+") : isTop ? ("┌", "┐") : ("└", "┘")
    return corners.0 + String(repeating: isASCII ? "-" : "─", count: width) + corners.1
  }

  /// Returns the character of a reference's rail, the vertical part of its line beside the boxes.
  func vertical(_ strength: Seam.Strength) -> String {
    strength == .strong ? isASCII ? "#" : "┃" : isASCII ? ":" : "╎"
  }

  /// Returns the character of the horizontal parts of a reference's line, which leave or enter a box.
  func horizontal(_ strength: Seam.Strength) -> String {
    strength == .strong ? isASCII ? "=" : "━" : isASCII ? "-" : "╌"
  }

  /// Returns the character for the turn of a reference's line at the upper or lower end of its rail.
  func corner(_ strength: Seam.Strength, isTop: Bool) -> String {
    if isASCII { return "+" }
    return strength == .strong ? isTop ? "┓" : "┛" : isTop ? "┐" : "┘"
  }

  var legend: String {
    "\(horizontal(.strong)) strong: keeps it alive   "
      + "\(horizontal(.weak)) weak: becomes nil when nobody else holds it\n"
  }
}
