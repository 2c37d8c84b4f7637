/// A filter for a diagram's lines that counts rows (numbered events) that repeat the rows above them, instead of passing them on.
///
/// A block is one or more rows at the same depth of causes, with all rows that they cause. Numbers and times are ignored. Equal
/// repetitions are counted if they have at least 3 rows. Repetitions with other arguments are counted if they have at least 8 rows,
/// and the line with the count says that they differ. At most 64 lines are held back until it is clear whether they repeat. All lines
/// are passed on if the options say so.
struct RepeatFold {
  /// The last lines passed on; new lines are compared with them.
  private var history: [FoldableLine] = []
  /// The lines held back because they may repeat lines in `history`.
  private var held: [FoldableLine] = []
  /// The possible lengths, in lines, of the block that the held lines repeat.
  private var lengths: [Int] = []
  private var repetition: RepeatedBlock?
  private var lines: [DiagramLine] = []
  private let options: DiagramOptions

  /// The maximum number of lines in a block, and the maximum number held back.
  static let limit = 64
  private static let leastRows = 3
  private static let leastRowsThatDiffer = 8

  init(_ options: DiagramOptions) { self.options = options }

  /// Returns the lines passed on since the last call.
  mutating func takeLines() -> [DiagramLine] {
    defer { lines = [] }
    return lines
  }

  mutating func take(_ line: DiagramLine) {
    guard options.foldsRepeats else { return lines.append(line) }
    take(FoldableLine(line), without: [])
  }

  mutating func finish() {
    while repetition != nil || !held.isEmpty { abandon() }
  }

  /// Takes a line; if the line begins a repetition, the block's length is not in `impossible`, as these lengths were tried before.
  private mutating func take(_ line: FoldableLine, without impossible: [Int]) {
    while repetition != nil || !held.isEmpty {
      if extend(with: line) { return }
      abandon()
    }
    lengths = possibleLengths(of: line).filter { !impossible.contains($0) }
    if lengths.isEmpty { pass(line) } else { hold(line) }
  }

  /// Adds a line that continues the repetition, or the possible repetition in `held`; returns false for any other line.
  private mutating func extend(with line: FoldableLine) -> Bool {
    if let repetition {
      let expected = history[history.count - repetition.length + held.count]
      guard repetition.isExact ? line.equals(expected) : line.resembles(expected) else {
        return false
      }
      count(line, repetition.length)
      return true
    }
    let kept = lengths.filter { line.resembles(before($0)) }
    guard !kept.isEmpty else { return false }
    lengths = kept
    hold(line)
    return true
  }

  /// Ends the repetition, or passes on the first held line if there is no repetition; takes all other held lines anew.
  private mutating func abandon() {
    var rest = held[...]
    var impossible = lengths
    held.removeAll(keepingCapacity: true)
    if let ended = repetition {
      repetition = nil
      let block = history.suffix(ended.length).map(\.line)
      lines.append(ended.line(repeating: block, isASCII: options.drawsASCII))
      impossible = [ended.length]
    } else if let first = rest.popFirst() {
      pass(first)
    }
    // None of the lines may begin to repeat a block of an impossible length.
    for line in rest { take(line, without: impossible) }
  }

  private func before(_ distance: Int) -> FoldableLine {
    distance <= held.count
      ? held[held.count - distance] : history[history.count + held.count - distance]
  }

  /// Returns the lengths of the blocks directly above that begin like `line`, at no smaller depth.
  private func possibleLengths(of line: FoldableLine) -> [Int] {
    guard line.canBegin else { return [] }
    let near = (1...RepeatFold.limit).prefix {
      $0 <= history.count && history[history.count - $0].line.depth >= line.line.depth
    }
    return near.filter { line.resembles(history[history.count - $0]) }
  }

  private mutating func hold(_ line: FoldableLine) {
    held.append(line)
    guard let length = lengths.first(where: isLongEnough) else { return }
    let whole = held.count / length * length
    var repetition = RepeatedBlock(length: length, isExact: isExact(length))
    for start in stride(from: 0, to: whole, by: length) {
      repetition.add(held[start..<start + length])
    }
    held.removeFirst(whole)
    self.repetition = repetition
  }

  private func isLongEnough(_ length: Int) -> Bool {
    guard length <= held.count else { return false }
    let rows = held.prefix(held.count / length * length).count { $0.line.number != nil }
    return rows >= RepeatFold.leastRowsThatDiffer
      || rows >= RepeatFold.leastRows && isExact(length)
  }

  private func isExact(_ length: Int) -> Bool {
    held.prefix(held.count / length * length).enumerated().allSatisfy { index, line in
      line.equals(index < length ? history[history.count + index - length] : held[index - length])
    }
  }

  private mutating func count(_ line: FoldableLine, _ length: Int) {
    held.append(line)
    guard held.count == length else { return }
    repetition?.add(held[...])
    held.removeAll(keepingCapacity: true)
  }

  private mutating func pass(_ line: FoldableLine) {
    lines.append(line.line)
    history.append(line)
    if history.count >= 4 * RepeatFold.limit { history.removeFirst(3 * RepeatFold.limit) }
  }
}
