/// An incremental search through the lines of the history.
struct HistorySearch {
  enum Direction {
    /// The direction towards the oldest line.
    case older
    /// The direction towards the newest line.
    case newer
  }

  var pattern = ""
  /// Whether no line contained the pattern when it was last searched.
  private(set) var isFailing = false
  /// The edited line when the search began, which cancelling the search restores.
  let origin: EditBuffer
  private var index: Int
  private var direction: Direction
  private var isPassingOver = false

  /// Begins a search at the line of the history with an index; `origin` is the edited line.
  init(from index: Int, direction: Direction, origin: EditBuffer) {
    self.index = index
    self.direction = direction
    self.origin = origin
  }

  /// Makes the next match start beyond the present line, in a direction.
  mutating func advance(_ direction: Direction) {
    self.direction = direction
    isPassingOver = true
  }

  /// Returns the next line in the search's direction that contains the pattern; nil if there is none.
  ///
  /// The search begins at the present line, or beyond it after `advance(_:)`. The result is the line's index and a
  /// buffer of the line whose cursor stands at the start of the match.
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
