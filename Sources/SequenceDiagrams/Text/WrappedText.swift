extension String {
  /// The text in lines of at most that many columns, broken at blanks.
  ///
  /// A word wider than a line is broken between two characters. An empty text has no lines.
  public func wrapped(to width: Int) -> [String] {
    split(separator: " ").map { String($0) }.wrapped(to: width, by: " ")
  }

  fileprivate func pieces(of width: Int) -> [String] {
    guard displayWidth > width else { return [self] }
    var pieces: [String] = []
    var rest = self
    while !rest.isEmpty {
      let piece = rest.prefix(columns: width)
      pieces.append(piece)
      rest.removeFirst(max(1, piece.count))
    }
    return pieces
  }
}

extension [String] {
  /// The words in lines of at most that many columns, with something between those of a line.
  func wrapped(to width: Int, by separator: String) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in flatMap({ $0.pieces(of: Swift.max(2, width)) }) {
      let longer = line.isEmpty ? word : line + separator + word
      if line.isEmpty || longer.displayWidth <= width {
        line = longer
      } else {
        lines.append(line)
        line = word
      }
    }
    return line.isEmpty ? lines : lines + [line]
  }
}
