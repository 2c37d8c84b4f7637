/// The rows of a trace, parsed from the diagrams in wide layout in a command's output.
///
/// A lane (the column of a participant) is below the participant's name in a box, and a label is in the arrow or in the line
/// below. A wide drawing does not show causes: the last call that the sender received counts as the cause.
struct WideRows {
  private(set) var rows: [WrittenRow] = []
  private var boxes: [(name: String, columns: Range<Int>)] = []
  private var names: [Int: String] = [:]
  /// Whether the next line may still contain the label of the last row.
  private var isOpen = false

  init(_ lines: [String]) {
    for line in lines { read(Array(line)) }
  }

  private static let lanes: Set<Character> = ["┊", "┃"]
  private static let strokes: Set<Character> = ["─", "╌", "┄"]
  private static let rightHeads: Set<Character> = ["►", "▻", "✗", "╳"]
  private static let leftHeads: Set<Character> = ["◄", "◅"]

  private mutating func read(_ line: [Character]) {
    if line.contains("┬") { return nameLanes(line) }
    readBoxes(line)
    let isNumbered = line.prefix(5).contains(where: \.isNumber)
    guard isNumbered else { return readWords(line) }
    isOpen = false
    guard let row = row(line) else { return }
    rows.append(row)
    isOpen = true
  }

  private mutating func readBoxes(_ line: [Character]) {
    let edges = line.indices.filter { line[$0] == "│" }
    for (start, end) in zip(edges, edges.dropFirst()) where end > start + 1 {
      let name = line[start + 1..<end]
      guard name.allSatisfy({ $0.isLetter || $0.isNumber || ":.".contains($0) }) else { continue }
      boxes.append((String(name), start..<end + 1))
    }
  }

  private mutating func nameLanes(_ line: [Character]) {
    for column in line.indices where line[column] == "┬" {
      names[column] = boxes.last { $0.columns.contains(column) }?.name
    }
    boxes = []
  }

  private mutating func readWords(_ line: [Character]) {
    let words = line.split { Self.lanes.contains($0) }.map { String($0).trimmed }
      .filter { !$0.isEmpty }.joined(separator: " ")
    guard isOpen, let last = rows.indices.last, words.contains(where: \.isLetter),
      !line.contains(where: { "│╭╰".contains($0) })
    else { return }
    rows[last].label += (rows[last].label.isEmpty ? "" : "  ") + words
    isOpen = false
  }
}

extension WideRows {
  private func row(_ line: [Character]) -> WrittenRow? {
    guard
      let head = line.indices.first(where: { index in
        isHead(line[index]) && (isStroke(line, index - 1) || isStroke(line, index + 1))
      })
    else { return nil }
    let pointsLeft = Self.leftHeads.contains(line[head])
    let step = pointsLeft ? 1 : -1
    let tail = stride(from: head + step, to: pointsLeft ? line.count : -1, by: step).first {
      isLane(line, $0) && isStroke(line, $0 - step)
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

  private func isLane(_ line: [Character], _ index: Int) -> Bool {
    line.indices.contains(index) && Self.lanes.contains(line[index])
  }

  private func isStroke(_ line: [Character], _ index: Int) -> Bool {
    line.indices.contains(index) && Self.strokes.contains(line[index])
  }

  private func isHead(_ character: Character) -> Bool {
    Self.rightHeads.contains(character) || Self.leftHeads.contains(character)
  }

  private func arrow(_ head: Character, _ drawn: ArraySlice<Character>) -> String {
    if head == "✗" { return "-x" }
    return drawn.contains("╌") ? "-->" : drawn.contains("┄") ? "~>" : "->"
  }

  private func label(in drawn: ArraySlice<Character>) -> String {
    let isDrawn = { (character: Character) in
      Self.strokes.contains(character) || Self.lanes.contains(character) || isHead(character)
        || character == " "
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
