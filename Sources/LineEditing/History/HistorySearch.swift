import CTerminal
import PrintableText

struct HistorySearch {
  var pattern = ""
  private(set) var isFailing = false
  /// The edited line when the search began; cancelling the search restores it.
  let origin: EditBuffer
  private(set) var index: Int
  private(set) var isOlder: Bool
  private(set) var isPassingOver = false

  mutating func advance(older isOlder: Bool) { (self.isOlder, isPassingOver) = (isOlder, true) }

  /// Returns the next line in the search's direction that contains the pattern: its index, and a buffer with the line.
  ///
  /// The search begins at the present line, or beyond it after `advance(older:)`. The buffer's cursor stands at the start of the
  /// match. Nil if no line is found or the pattern is empty.
  mutating func match(in entries: [String]) -> (index: Int, buffer: EditBuffer)? {
    let step = isOlder ? -1 : 1
    var candidate = min(index, entries.count - (isOlder ? 1 : 0))
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

extension LineEditor {
  /// Searches the history in a direction while the user types the pattern; the found line stays in the editor.
  func search(older isOlder: Bool) -> EditorCommand.Outcome {
    let before = earlier
    let buffer = editline.buffer
    var search = HistorySearch(origin: buffer, index: earlier.position, isOlder: isOlder)
    while true {
      self.search = search
      guard let key = nextKey() else { break }
      if key == .typed("\u{7}") {
        // Ctrl-G cancels the search and restores the former line.
        editline.replace(by: search.origin)
        earlier = before
        break
      }
      guard isOver(&search, key, from: before) else { continue }
      putBack(key)
      break
    }
    self.search = nil
    return .edited
  }

  /// Handles a key typed in the search; returns true for a key that ends the search and then acts on the found line.
  private func isOver(
    _ search: inout HistorySearch,
    _ key: KeyDecoder.Key,
    from before: EarlierLines
  ) -> Bool {
    switch key {
    case .typed("\u{12}"): search.advance(older: true)
    case .typed("\u{13}"): search.advance(older: false)
    case .typed("\u{7F}"), .typed("\u{8}"): _ = search.pattern.popLast()
    case .typed(let scalar) where !scalar.isUnprintable, .literal(let scalar):
      search.pattern.unicodeScalars.append(scalar)
    default: return true
    }
    if let match = search.match(in: earlier.entries) {
      earlier = before
      earlier.move(to: match.index, storing: search.origin)
      editline.replace(by: match.buffer)
    } else {
      bell()
    }
    return false
  }
}
