import SequenceDiagrams
import Stage
import TerminalText
import Traces

extension ArchitectureComparison {
  /// Returns drawings, or with `isPlain` sentences, of the references between each variant's objects after the scenario.
  ///
  /// As many drawings stand side by side as fit in the width.
  func ownership(_ options: DiagramOptions, isPlain: Bool) -> StyledText {
    let graphs = entries.map { (title: $0.variant.title, graph: $0.ownership(after: scenario)) }
    if isPlain {
      return graphs.reduce(into: StyledText()) { $0 += $1.graph.sentences(of: $1.title) }
        .wrapped(to: options.width)
    }
    let signs = OwnershipSigns(isASCII: options.isASCII)
    let columns = graphs.map { title, graph in
      [StyledText(title, .strong)] + OwnershipDrawing(graph, signs).lines
    }
    let closures = graphs.compactMap { $1.closures(of: $0) }
    return columns.beside(within: options.width)
      + StyledText(signs.legend, .dim).wrapped(to: options.width)
      + StyledText(lines: closures.map { StyledText($0) }).wrapped(to: options.width)
  }
}

extension ArchitectureComparison.Entry {
  /// Plays a scenario on the variant and returns the references between its objects at the end; an empty graph without objects.
  func ownership(after scenario: Scenario) -> ObjectGraph {
    let run = ScenarioRun(of: scenario, by: variant, readsObjectGraph: true)
    return run.continued.events.last { $0.graph != nil }?.graph ?? ObjectGraph()
  }
}

extension ObjectGraph {
  /// Returns a sentence on the stored closures of a variant, whose captured objects are unknown; nil without closures.
  fileprivate func closures(of title: String) -> String? {
    guard !unseen.isEmpty else { return nil }
    let names = unseen.map { "\($0.owner.name).\($0.property)" }.joined(separator: ", ")
    return "\(title) keeps closures, and what they hold is not seen: \(names)"
  }

  fileprivate func sentences(of title: String) -> StyledText {
    var lines = [StyledText("\(title):", .strong)]
    lines += references.map {
      StyledText("\($0.owner.name) holds \($0.target.name), \($0.strength), as \($0.property).")
    }
    if let closures = closures(of: title) { lines.append(StyledText(closures + ".")) }
    return StyledText(lines: lines)
  }
}

extension [[StyledText]] {
  /// Returns the columns, each an array of lines, side by side as far as they fit in the width; the others go below them.
  package func beside(within width: Int) -> StyledText {
    let gap = 3
    var rows: [[[StyledText]]] = []
    var used = 0
    for column in self {
      let own = column.map(\.displayWidth).max() ?? 0
      if rows.isEmpty || used + gap + own > width {
        rows.append([column])
        used = own
      } else {
        rows[rows.count - 1].append(column)
        used += gap + own
      }
    }
    return rows.reduce(into: StyledText()) { $0 += StyledText(lines: $1.joined(gap: gap)) + "\n" }
  }

  private func joined(gap: Int) -> [StyledText] {
    let widths = map { ($0.map(\.displayWidth).max() ?? 0) + gap }
    return (0..<(map(\.count).max() ?? 0)).map { line in
      let last = lastIndex { $0.indices.contains(line) } ?? 0
      return indices.prefix(last + 1).reduce(into: StyledText()) { text, column in
        let cell = self[column].indices.contains(line) ? self[column][line] : StyledText()
        text += column == last ? cell.withoutTrailingBlanks : cell.padded(to: widths[column])
      }
    }
  }
}

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
  /// The lines of the drawing between the start and the end of each reference, both included.
  private let spans: [ClosedRange<Int>]
  /// The columns of the rails of the references, from 0 at the right edge of the boxes.
  private let columns: [Int]
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
    spans = ends.map { $0[0]...$0[1] }
    columns = spans.rails.map { $0 * 2 + 2 }
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
    var cells = Array(repeating: " ", count: 1 + (columns.max() ?? 0))
    for index in references.indices where spans[index].contains(line) {
      cells[columns[index]] = signs.vertical(references[index].strength)
    }
    guard let (own, isEnd) = rows[line].end else { return cells.joined() }
    let strength = references[own].strength
    let column = columns[own]
    for cell in 0..<column {
      cells[cell] = cells[cell] == " " ? signs.horizontal(strength) : signs.crossing
    }
    cells[column] = signs.corner(strength, isTop: spans[own].lowerBound == line)
    if isEnd { cells[0] = signs.arrow }
    return cells.joined()
  }
}

extension [ClosedRange<Int>] {
  /// The number, from 0 beside the boxes, of the rail (a vertical line) of each of these spans of references.
  ///
  /// References on one rail do not overlap; short references take the rails next to the boxes.
  fileprivate var rails: [Int] {
    var rails = map { _ in 0 }
    var taken: [[ClosedRange<Int>]] = []
    for index in indices.sorted(by: { self[$0].count < self[$1].count }) {
      let free = taken.firstIndex { rail in !rail.contains { $0.overlaps(self[index]) } }
      rails[index] = free ?? taken.count
      if free == nil { taken.append([]) }
      taken[rails[index]].append(self[index])
    }
    return rails
  }
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
