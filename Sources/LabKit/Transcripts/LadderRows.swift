/// The rows of a trace, parsed from the diagrams in ladder layout in a command's output.
///
/// A lane (the column of a participant) is below the participant's name, an arrow's head points to the receiver, and a label's
/// indentation gives the depth of the row.
struct LadderRows {
  private(set) var rows: [WrittenRow] = []
  private var header: [[Character]] = []
  private var firstLabel: Int?

  init(_ lines: [String]) {
    for line in lines { read(Array(line)) }
  }

  private static let lanes: Set<Character> = ["┊", "┃"]
  private static let strokes: Set<Character> = ["─", "╌", "┄"]
  private static let heads: Set<Character> = ["►", "▻", "◄", "◅", "✗", "*", "╳"]

  private mutating func read(_ line: [Character]) {
    let columns = line.indices.filter { LadderRows.lanes.contains(line[$0]) }
    guard columns.count > 1, let last = columns.last else {
      if line.contains(where: \.isLetter) { header = header.suffix(2) + [line] }
      return
    }
    let isNumbered = line.prefix(5).contains(where: \.isNumber)
    guard isNumbered else { return }
    let rest = line[(last + 1)...]
    let label = rest.drop { $0 == " " || LadderRows.isDrawn($0) }
    if label.isEmpty { return }
    let start = label.startIndex
    firstLabel = min(firstLabel ?? start, start)
    rows.append(
      row(line[..<start], columns, String(label), depth: (start - (firstLabel ?? start)) / 2)
    )
  }

  private func row(
    _ drawn: ArraySlice<Character>,
    _ columns: [Int],
    _ label: String,
    depth: Int
  ) -> WrittenRow {
    var row = WrittenRow(sender: "", receiver: "", arrow: "->", label: label.trimmed, depth: depth)
    guard let start = drawn.firstIndex(where: LadderRows.isDrawn) else { return row }
    let end =
      drawn[start...].prefix { LadderRows.isDrawn($0) || LadderRows.lanes.contains($0) }
      .lastIndex(where: LadderRows.isDrawn) ?? start
    let left = name(columns.last { $0 < start })
    let right = name(columns.first { $0 > end })
    let pointsLeft = ["◄", "◅"].contains(drawn[start])
    (row.sender, row.receiver) = pointsLeft ? (right, left) : (left, right)
    if drawn[start...end].contains("╌") { row.arrow = "-->" }
    if drawn[start...end].contains("┄") { row.arrow = "~>" }
    if drawn[start...end].contains("✗") { row.arrow = "-x" }
    return row
  }

  private static func isDrawn(_ character: Character) -> Bool {
    strokes.contains(character) || heads.contains(character)
  }

  /// Returns the name in the diagram's header whose middle is nearest to a column and at most two columns away; empty without one.
  private func name(_ column: Int?) -> String {
    guard let column else { return "" }
    let names = header.flatMap(LadderRows.names)
    let nearest = names.min { abs($0.middle - column) < abs($1.middle - column) }
    guard let nearest, abs(nearest.middle - column) <= 2 else { return "" }
    return nearest.text
  }

  private static func names(in line: [Character]) -> [(text: String, middle: Int)] {
    line.indices.split { line[$0] == " " }.compactMap { range in
      guard let first = range.first, let last = range.last,
        line[range].allSatisfy({ $0.isLetter || $0.isNumber || ".:".contains($0) })
      else { return nil }
      return (String(line[range]), (first + last) / 2)
    }
  }
}
