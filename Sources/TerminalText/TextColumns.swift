extension [[StyledText]] {
  /// Returns one line per row, with the cells of each column aligned at their left edge and two blanks between columns.
  ///
  /// Empty cells at the end of a row are left out.
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
