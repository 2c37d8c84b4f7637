import CTerminal
import PrintableText

/// The search through earlier lines, which holds the keys until it is done.
extension LineEditor {
  /// What the search makes of the line.
  private enum Step {
    /// It goes on.
    case looking
    /// It is over; this key is for whoever comes next.
    case over(before: KeyDecoder.Key?)
  }

  /// Searches while the text to look for is typed; the line that was found stays.
  func search(_ direction: HistorySearch.Direction) -> EditorCommand.Outcome {
    var search = HistorySearch(
      from: earlier.position,
      direction: direction,
      origin: editline.buffer
    )
    while true {
      self.search = search
      guard let key = nextKey() else { break }
      guard case .over(let key) = step(&search, key) else { continue }
      if let key { putBack(key) }
      break
    }
    self.search = nil
    return .edited
  }

  private func step(_ search: inout HistorySearch, _ key: KeyDecoder.Key) -> Step {
    switch key {
    case .typed("\u{12}"): search.goOn(.older)
    case .typed("\u{13}"): search.goOn(.newer)
    case .typed("\u{7F}"), .typed("\u{8}"): _ = search.pattern.popLast()
    case .typed("\u{7}"):
      editline.replace(by: search.origin)
      return .over(before: nil)
    case .typed(let scalar) where !scalar.isUnprintable, .literal(let scalar):
      search.pattern.unicodeScalars.append(scalar)
    default: return .over(before: key)
    }
    guard let match = search.match(in: earlier.entries) else {
      bell()
      return .looking
    }
    earlier.take(match.index, from: search.origin)
    editline.replace(by: match.buffer)
    return .looking
  }
}
