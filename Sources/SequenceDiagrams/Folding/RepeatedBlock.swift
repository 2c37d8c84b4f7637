/// A block of lines that repeat the lines above them, with the number of its repetitions.
struct RepeatedBlock {
  let length: Int
  /// Whether the arguments are equal in all repetitions.
  let isExact: Bool
  private var times = 0
  private var first: Int?
  private var last: Int?

  init(length: Int, isExact: Bool) {
    self.length = length
    self.isExact = isExact
  }

  mutating func add(_ lines: ArraySlice<FoldableLine>) {
    times += 1
    for line in lines {
      guard let number = line.line.number else { continue }
      first = first ?? number
      last = number
    }
  }

  /// Returns the line below `block` that counts its repetitions: `×126: #3 to #7, 125 times more (#8 to #632)`.
  func line(repeating block: [DiagramLine], isASCII: Bool) -> DiagramLine {
    let numbers = block.compactMap(\.number)
    let more = times == 1 ? "once more" : "\(times) times more"
    let words =
      "\(isASCII ? "x" : "×")\(times + 1): \(words(numbers.first, numbers.last)), \(more) "
      + "(\(words(first, last)))\(isExact ? "" : ", with other values")"
    return DiagramLine(
      content: .remark(words),
      counted: last,
      depth: block.map(\.depth).min() ?? 0,
      look: LaneLook(alive: block.last?.look.alive ?? LaneSet())
    )
  }

  private func words(_ first: Int?, _ last: Int?) -> String {
    (first ?? 0).rowNumbers(to: last ?? first ?? 0)
  }
}
