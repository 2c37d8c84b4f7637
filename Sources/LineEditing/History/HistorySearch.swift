struct HistorySearch {
  enum Direction {
    case older
    case newer
  }

  var pattern = ""
  private(set) var isFailing = false
  /// The edited line when the search began; cancelling the search restores it.
  let origin: EditBuffer
  private(set) var index: Int
  private(set) var direction: Direction
  private(set) var isPassingOver = false

  mutating func advance(_ direction: Direction) {
    self.direction = direction
    isPassingOver = true
  }

  /// Returns the next line in the search's direction that contains the pattern: its index, and a buffer with the line.
  ///
  /// The search begins at the present line, or beyond it after `advance(_:)`. The buffer's cursor stands at the start of the match.
  /// Nil if no line is found or the pattern is empty.
  mutating func match(in entries: [String]) -> (index: Int, buffer: EditBuffer)? {
    let step = direction == .older ? -1 : 1
    var candidate = min(index, entries.count - (direction == .older ? 1 : 0))
    if isPassingOver, candidate == index { candidate += step }
    isPassingOver = false
    while entries.indices.contains(candidate) {
      if let range = entries[candidate].firstRange(of: pattern), !pattern.isEmpty {
        index = candidate
        isFailing = false
        let before = entries[candidate][..<range.lowerBound].unicodeScalars.count
        return (candidate, EditBuffer(Array(entries[candidate].unicodeScalars), cursor: before))
      }
      candidate += step
    }
    isFailing = !pattern.isEmpty
    return nil
  }

  var prompt: String { "\(isFailing ? "not found" : "search") '\(pattern)': " }
}
