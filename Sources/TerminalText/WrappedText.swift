extension String {
  /// Returns the words of this text, separated by blanks, in lines of at most `width` columns; an empty text has no lines.
  ///
  /// A word wider than a line is broken between two characters. A width below 2 counts as 2.
  package func wrapped(to width: Int, ambiguous: AmbiguousWidth = .narrow) -> [String] {
    split(separator: " ").map { String($0) }.wrapped(to: width, by: " ", ambiguous: ambiguous)
  }

  fileprivate func pieces(of width: Int, _ ambiguous: AmbiguousWidth) -> [String] {
    guard displayWidth(ambiguous: ambiguous) > width else { return [self] }
    var pieces: [String] = []
    var rest = self
    while !rest.isEmpty {
      let piece = rest.prefix(columns: width, ambiguous: ambiguous)
      pieces.append(piece)
      rest.removeFirst(max(1, piece.count))
    }
    return pieces
  }
}

extension [String] {
  /// Joins the words of this array into lines of at most `width` columns, with `separator` between the words of a line.
  ///
  /// A word wider than a line is broken between two characters; to break a word, a width below 2 counts as 2.
  package func wrapped(
    to width: Int,
    by separator: String,
    ambiguous: AmbiguousWidth = .narrow
  ) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in flatMap({ $0.pieces(of: Swift.max(2, width), ambiguous) }) {
      let longer = line.isEmpty ? word : line + separator + word
      if line.isEmpty || longer.displayWidth(ambiguous: ambiguous) <= width {
        line = longer
      } else {
        lines.append(line)
        line = word
      }
    }
    return line.isEmpty ? lines : lines + [line]
  }
}
