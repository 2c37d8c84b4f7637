/// The pattern of a search in pages and the line found last.
struct PageSearch {
  /// The pattern; empty before the first search.
  private(set) var pattern = ""
  /// The index of the line found last; nil after the page was moved.
  private var found: Int?

  var isBegun: Bool { !pattern.isEmpty }

  mutating func begin(_ pattern: String) {
    self.pattern = pattern
    found = nil
  }

  mutating func forgetMatch() { found = nil }

  /// Returns the index of the next line with the pattern, or of the previous one; nil where there is none.
  ///
  /// A search without a line found last begins at the line with index `top`.
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
