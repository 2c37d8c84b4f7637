/// A search through earlier lines for a text that is typed meanwhile.
struct HistorySearch {
  /// Which way it goes.
  enum Direction {
    /// Towards the first line.
    case older
    /// Towards the last line.
    case newer
  }

  /// What is looked for.
  var pattern = ""
  /// Whether nothing was found for it.
  private(set) var isFailing = false
  /// What stood in the line before.
  let origin: EditBuffer
  private var index: Int
  private var direction: Direction
  private var isPassingOver = false

  /// Begins at the line of that index.
  init(from index: Int, direction: Direction, origin: EditBuffer) {
    self.index = index
    self.direction = direction
    self.origin = origin
  }

  /// Looks for the next line with the same text.
  mutating func advance(_ direction: Direction) {
    self.direction = direction
    isPassingOver = true
  }

  /// The nearest line that holds the text, with the cursor before it; nil when there is none.
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

  /// What stands in the prompt's place.
  var prompt: String { "\(isFailing ? "not found" : "search") '\(pattern)': " }
}
