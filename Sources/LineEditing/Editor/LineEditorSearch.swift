import CTerminal
import PrintableText

extension LineEditor {
  /// Searches the history in a direction while the user types the pattern; the found line stays in the editor.
  func search(_ direction: HistorySearch.Direction) -> EditorCommand.Outcome {
    let before = earlier
    var search = HistorySearch(
      origin: editline.buffer,
      index: earlier.position,
      direction: direction
    )
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
    case .typed("\u{12}"): search.advance(.older)
    case .typed("\u{13}"): search.advance(.newer)
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
