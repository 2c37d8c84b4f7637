/// An incremental search through earlier lines.
struct HistorySearch {
  enum Direction {
    /// Towards the first line.
    case older
    /// Towards the last line.
    case newer
  }

  var pattern = ""
  /// Whether the last search found no line.
  private(set) var isFailing = false
  /// The line at the start of the search.
  let origin: EditBuffer
  private var index: Int
  private var direction: Direction
  private var isPassingOver = false

  /// Begins the search at the line with an index.
  init(from index: Int, direction: Direction, origin: EditBuffer) {
    self.index = index
    self.direction = direction
    self.origin = origin
  }

  /// Makes the next match start behind the present line.
  mutating func advance(_ direction: Direction) {
    self.direction = direction
    isPassingOver = true
  }

  /// Returns the nearest line that contains the pattern, with the cursor before it; nil where there is none.
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
