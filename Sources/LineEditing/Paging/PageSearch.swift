/// What is looked for in pages, and where it was found last.
struct PageSearch {
  /// The text that is looked for; empty before the first search.
  private(set) var pattern = ""
  /// The index of the line that was found last, until the page is moved.
  private var found: Int?

  /// Whether there is something to look for.
  var isBegun: Bool { !pattern.isEmpty }

  /// Looks for a text from now on.
  mutating func begin(_ pattern: String) {
    self.pattern = pattern
    found = nil
  }

  /// Forgets where it was found.
  mutating func leave() { found = nil }

  /// Returns the index of the next line with the text, or the one before; nil when there is none.
  ///
  /// The first search begins at the line of index `top`.
  mutating func next(in text: PagedText, from top: Int, isBackward: Bool) -> Int? {
    let step = isBackward ? -1 : 1
    let start = found.map { $0 + step } ?? (isBackward ? top - 1 : top)
    guard let line = text.line(with: pattern, from: start, isBackward: isBackward) else {
      return nil
    }
    found = line
    return line
  }
}
