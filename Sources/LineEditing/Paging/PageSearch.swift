struct PageSearch {
  var pattern = ""
  var found: Int?

  var isBegun: Bool { !pattern.isEmpty }

  /// Returns the index of the next line with the pattern, or of the previous one if `isBackward`; nil if there is none.
  ///
  /// The search begins beside the line found last; without one, at the line `top`, or at the line before it if `isBackward`.
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
