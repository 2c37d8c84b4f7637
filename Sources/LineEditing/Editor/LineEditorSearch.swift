import CTerminal
import PrintableText

/// The search through earlier lines, which holds the keys until it is done.
extension LineEditor {
  /// Searches while the text to look for is typed; the line that was found stays.
  func search(_ direction: HistorySearch.Direction) -> EditorCommand.Outcome {
    let before = earlier
    var search = HistorySearch(
      from: earlier.position,
      direction: direction,
      origin: editline.buffer
    )
    while true {
      self.search = search
      guard let key = nextKey() else { break }
      if key == .typed("\u{7}") {
        // Given up: as if nothing had been found.
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

  /// Whether a key is for whoever comes after the search; else it was for the search.
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
      earlier.take(match.index, from: search.origin)
      editline.replace(by: match.buffer)
    } else {
      bell()
    }
    return false
  }
}
