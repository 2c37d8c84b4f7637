extension [[StyledText]] {
  /// Returns one line for each row of cells, in which the cells with equal index begin in the same column of the
  /// terminal, two blanks after the widest cell before them; empty cells at the end of a row are left out.
  ///
  /// - Complexity: O(*n*), where *n* is the length of all cells.
  package func inColumns() -> [StyledText] {
    var widths: [Int] = []
    for row in self {
      for (column, cell) in row.enumerated() {
        if column == widths.count { widths.append(0) }
        widths[column] = Swift.max(widths[column], cell.displayWidth)
      }
    }
    return map { row in
      let cells = row.prefix(1 + (row.lastIndex { !$0.isEmpty } ?? -1))
      return cells.enumerated().reduce(into: StyledText()) { line, cell in
        let isLast = cell.offset == cells.count - 1
        line += isLast ? cell.element : cell.element.padded(to: widths[cell.offset] + 2)
      }
    }
  }
}
