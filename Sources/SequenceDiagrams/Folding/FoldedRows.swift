import Traces

/// A count of adjacent rows that are not drawn: they lie inside a folded row or deeper than `DiagramOptions.depth`.
struct FoldedRows {
  private var count = 0
  private var first: Int?
  private var last: Int?
  private var depth = Int.max

  mutating func add(_ number: Int?, _ depth: Int) {
    guard let number else { return }
    count += 1
    first = first ?? number
    last = number
    self.depth = min(self.depth, depth)
  }

  func line(alive: LaneSet) -> DiagramLine? {
    guard let first, let last else { return nil }
    return DiagramLine(
      content: .remark("\(count.counted("row")) inside (\(first.rowNumbers(to: last)))"),
      counted: last,
      depth: depth,
      look: LaneLook(alive: alive)
    )
  }
}
