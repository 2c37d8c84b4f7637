/// The rows of a trace, parsed from the diagrams in ladder layout in a command's output.
///
/// A lane (the column of a participant) is below the participant's name, an arrow's head points to the receiver, and a label's
/// indentation gives the depth of the row.
struct LadderRows {
  private(set) var rows: [WrittenRow] = []
  private var header: [[Character]] = []
  /// The lines directly above that hold only names; they join the header if a line with lanes follows.
  private var above: [[Character]] = []
  private var firstLabel: Int?

  init(_ lines: [String]) {
    for line in lines { read(Array(line)) }
  }

  private mutating func read(_ line: [Character]) {
    let columns = line.indices.filter { line[$0].isLane }
    guard columns.count > 1, let last = columns.last else {
      above = line.holdsOnlyNames ? above + [line] : []
      return
    }
    header = (header + above).suffix(3)
    above = []
    guard line.isNumbered else { return }
    let rest = line[(last + 1)...]
    let label = rest.drop { $0 == " " || $0.isDrawn }
    if label.isEmpty { return }
    let start = label.startIndex
    firstLabel = min(firstLabel ?? start, start)
    let depth = (start - (firstLabel ?? start)) / 2
    rows.append(row(line[..<start], columns, String(label), depth: depth))
  }

  private func row(
    _ drawn: ArraySlice<Character>,
    _ columns: [Int],
    _ label: String,
    depth: Int
  ) -> WrittenRow {
    var row = WrittenRow(sender: "", receiver: "", arrow: "->", label: label.trimmed, depth: depth)
    guard let start = drawn.firstIndex(where: \.isDrawn) else { return row }
    let end =
      drawn[start...].prefix { $0.isDrawn || $0.isLane }.lastIndex(where: \.isDrawn) ?? start
    let left = name(columns.last { $0 < start })
    let right = name(columns.first { $0 > end })
    (row.sender, row.receiver) = drawn[start].isLeftHead ? (right, left) : (left, right)
    if drawn[start...end].contains("╌") { row.arrow = "-->" }
    if drawn[start...end].contains("┄") { row.arrow = "~>" }
    if drawn[start...end].contains("✗") { row.arrow = "-x" }
    return row
  }

  /// Returns the name in the diagram's header whose middle is nearest to a column and at most two columns away; empty without one.
  ///
  /// Of two names that are equally near, the one in the lower line counts.
  private func name(_ column: Int?) -> String {
    guard let column else { return "" }
    let names = header.reversed().flatMap(LadderRows.names)
    let nearest = names.min { abs($0.middle - column) < abs($1.middle - column) }
    guard let nearest, abs(nearest.middle - column) <= 2 else { return "" }
    return nearest.text
  }

  private static func names(in line: [Character]) -> [(text: String, middle: Int)] {
    line.indices.split { line[$0] == " " }.compactMap { range in
      guard let first = range.first, let last = range.last,
        line[range].allSatisfy(\.isOfName)
      else { return nil }
      return (String(line[range]), (first + last) / 2)
    }
  }
}

/// The rows of a trace, parsed from the diagrams in wide layout in a command's output.
///
/// A lane (the column of a participant) is below the participant's name in a box, and a label is in the arrow or in the line
/// below. A wide drawing does not show causes: the last call that the sender received counts as the cause.
struct WideRows {
  private(set) var rows: [WrittenRow] = []
  private var names: [Int: String] = [:]
  /// The line above the one that is read; it has the names in the boxes whose stems are in that one.
  private var above: [Character] = []
  /// Whether the next line may still contain the label of the last row.
  private var isOpen = false

  init(_ lines: [String]) {
    for line in lines { read(Array(line)) }
  }

  private mutating func read(_ line: [Character]) {
    defer { above = line }
    if line.contains("┬") { return nameLanes(line) }
    guard line.isNumbered else { return readWords(line) }
    isOpen = false
    guard let row = row(line) else { return }
    rows.append(row)
    isOpen = true
  }

  private mutating func nameLanes(_ line: [Character]) {
    for column in line.indices where line[column] == "┬" {
      let start = above.prefix(column).lastIndex(of: "│").map { $0 + 1 } ?? above.endIndex
      let name = above[start...].prefix { $0 != "│" }
      names[column] = name.allSatisfy(\.isOfName) ? String(name) : nil
    }
  }

  private mutating func readWords(_ line: [Character]) {
    let words = line.split { $0.isLane }.map { String($0).trimmed }
      .filter { !$0.isEmpty }.joined(separator: " ")
    guard isOpen, let last = rows.indices.last, words.contains(where: \.isLetter),
      !line.contains(where: { "│╭╰".contains($0) })
    else { return }
    rows[last].label += (rows[last].label.isEmpty ? "" : "  ") + words
    isOpen = false
  }

  private func row(_ line: [Character]) -> WrittenRow? {
    guard
      let head = line.indices.first(where: { index in
        line[index].isHead && (isStroke(line, index - 1) || isStroke(line, index + 1))
      })
    else { return nil }
    let pointsLeft = line[head].isLeftHead
    let step = pointsLeft ? 1 : -1
    let tail = stride(from: head + step, to: pointsLeft ? line.count : -1, by: step).first {
      line[$0].isLane && isStroke(line, $0 - step)
    }
    guard let tail else { return nil }
    let drawn = line[min(head, tail)...max(head, tail)]
    var row = WrittenRow(
      sender: names[tail] ?? "",
      receiver: names[head - step] ?? "",
      arrow: arrow(line[head], drawn),
      label: label(in: drawn),
      depth: 0
    )
    row.depth = depth(of: row)
    return row
  }

  private func isStroke(_ line: [Character], _ index: Int) -> Bool {
    line.indices.contains(index) && line[index].isStroke
  }

  private func arrow(_ head: Character, _ drawn: ArraySlice<Character>) -> String {
    if head == "✗" { return "-x" }
    return drawn.contains("╌") ? "-->" : drawn.contains("┄") ? "~>" : "->"
  }

  private func label(in drawn: ArraySlice<Character>) -> String {
    let isDrawn = { (character: Character) in
      character.isStroke || character.isLane || character.isHead || character == " "
    }
    guard let start = drawn.firstIndex(where: { !isDrawn($0) }),
      let end = drawn.lastIndex(where: { !isDrawn($0) })
    else { return "" }
    return String(drawn[start...end])
  }

  /// Returns the depth of a row, from 0: one more than the depth of its cause, or 0 without a cause.
  ///
  /// A return is caused by the call that it answers, any other row by the last call that the sender of the row received.
  private func depth(of row: WrittenRow) -> Int {
    let cause = rows.last { other in
      guard other.arrow != "-->", other.receiver == row.sender else { return false }
      return row.arrow != "-->" || other.sender == row.receiver
    }
    return cause.map { $0.depth + 1 } ?? 0
  }
}

extension Character {
  fileprivate var isLane: Bool { "┊┃".contains(self) }
  fileprivate var isStroke: Bool { "─╌┄".contains(self) }
  fileprivate var isHead: Bool { "►▻✗╳".contains(self) || isLeftHead }
  fileprivate var isLeftHead: Bool { "◄◅".contains(self) }
  fileprivate var isDrawn: Bool { isStroke || isHead || self == "*" }
  fileprivate var isOfName: Bool { isLetter || isNumber || ".:".contains(self) }
}

extension [Character] {
  fileprivate var isNumbered: Bool { prefix(5).contains(where: \.isNumber) }
  fileprivate var holdsOnlyNames: Bool {
    contains(where: \.isLetter) && allSatisfy { $0 == " " || $0.isOfName }
  }
}
