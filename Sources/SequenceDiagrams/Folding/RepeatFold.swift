/// Counts rows that repeat those above them, instead of letting them be drawn.
///
/// A block is one or more rows that begin at the same level of cause, with all that happens inside
/// them. What is equal is decided without numbers and times; the same messages with other arguments
/// are counted too where there are many, and the count says so. At most 64 lines are held back
/// until it is clear whether they repeat what is above.
struct RepeatFold {
  /// The lines passed on last, to be compared with.
  private var history: [FoldableLine] = []
  /// Lines that may repeat those of the history.
  private var held: [FoldableLine] = []
  /// The lengths that the repeated block can have, while that is open.
  private var lengths = BlockLengths()
  /// The repetition that is being counted.
  private var repetition: RepeatedBlock?
  private let isASCII: Bool

  /// The lines that can be held back, and the longest block.
  static let limit = 64
  /// Fewer rows than this are not worth a line that counts them.
  private static let leastRows = 3
  /// Fewer rows than this are drawn if their arguments differ.
  private static let leastRowsThatDiffer = 8

  /// Begins before the first line.
  init(isASCII: Bool) { self.isASCII = isASCII }

  /// Takes the next line and passes on what must be drawn by now.
  mutating func take(_ line: DiagramLine, into lines: inout [DiagramLine]) {
    take(FoldableLine(line), without: BlockLengths(), into: &lines)
  }

  /// Passes on what was held back, when there are no more lines.
  mutating func finish(into lines: inout [DiagramLine]) {
    while repetition != nil || !held.isEmpty { giveUp(into: &lines) }
  }
}

extension RepeatFold {
  /// Takes a line that cannot repeat a block of some lengths, since what follows it does not.
  private mutating func take(
    _ line: FoldableLine,
    without impossible: BlockLengths,
    into lines: inout [DiagramLine]
  ) {
    while repetition != nil || !held.isEmpty {
      if goesOn(with: line) { return }
      giveUp(into: &lines)
    }
    lengths = possibleLengths(for: line, without: impossible)
    if lengths.isEmpty { pass(line, into: &lines) } else { hold(line) }
  }

  /// Whether a line goes on with what is counted or held back; it is taken then.
  private mutating func goesOn(with line: FoldableLine) -> Bool {
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

  /// Passes on the repetition or the first line held back; what stood behind it is looked at anew
  /// and may begin another repetition.
  private mutating func giveUp(into lines: inout [DiagramLine]) {
    if repetition != nil {
      endRepetition(into: &lines)
    } else {
      release(without: lengths, into: &lines)
    }
  }

  /// The line that stands so many lines before the next one.
  private func before(_ distance: Int) -> FoldableLine {
    distance <= held.count
      ? held[held.count - distance] : history[history.count + held.count - distance]
  }

  /// The lengths of the blocks that begin like this line, with nothing in them at a higher level.
  private func possibleLengths(
    for line: FoldableLine,
    without impossible: BlockLengths
  ) -> BlockLengths {
    var possible = BlockLengths()
    guard line.canBegin else { return possible }
    for distance in 1...RepeatFold.limit where distance <= history.count {
      let other = history[history.count - distance]
      if other.line.depth < line.line.depth { break }
      if !impossible.contains(distance), line.resembles(other) { possible.insert(distance) }
    }
    return possible
  }

  private mutating func hold(_ line: FoldableLine) {
    held.append(line)
    guard let length = lengths.first(where: isWorthIt) else { return }
    let whole = held.count / length * length
    var repetition = RepeatedBlock(length: length, isExact: isExact(length))
    for start in stride(from: 0, to: whole, by: length) {
      repetition.add(held[start..<start + length])
    }
    held.removeFirst(whole)
    self.repetition = repetition
  }

  /// Whether enough rows are held back that repeat whole blocks of that length.
  private func isWorthIt(_ length: Int) -> Bool {
    guard length <= held.count else { return false }
    let rows = held.prefix(held.count / length * length).count { $0.line.number != nil }
    return rows >= RepeatFold.leastRowsThatDiffer
      || rows >= RepeatFold.leastRows && isExact(length)
  }

  /// Whether the lines held back equal those so many lines before them, arguments and all.
  private func isExact(_ length: Int) -> Bool {
    held.prefix(held.count / length * length).enumerated().allSatisfy { index, line in
      line.equals(
        index < length ? history[history.count + index - length] : held[index - length]
      )
    }
  }

  private mutating func count(_ line: FoldableLine, _ length: Int) {
    held.append(line)
    guard held.count == length else { return }
    repetition?.add(held[...])
    held.removeAll(keepingCapacity: true)
  }

  /// Says how often the block came again; the lines of an unfinished repetition are looked at anew.
  private mutating func endRepetition(into lines: inout [DiagramLine]) {
    guard let ended = repetition else { return }
    repetition = nil
    lines.append(ended.line(repeating: history.suffix(ended.length).map(\.line), isASCII: isASCII))
    let rest = held
    held.removeAll(keepingCapacity: true)
    for line in rest { take(line, without: BlockLengths(ended.length), into: &lines) }
  }

  /// Passes on the first line held back and looks at the others anew.
  private mutating func release(
    without impossible: BlockLengths,
    into lines: inout [DiagramLine]
  ) {
    let rest = held
    held.removeAll(keepingCapacity: true)
    if let first = rest.first { pass(first, into: &lines) }
    for line in rest.dropFirst() { take(line, without: impossible, into: &lines) }
  }

  private mutating func pass(_ line: FoldableLine, into lines: inout [DiagramLine]) {
    lines.append(line.line)
    history.append(line)
    if history.count >= 4 * RepeatFold.limit { history.removeFirst(3 * RepeatFold.limit) }
  }
}
