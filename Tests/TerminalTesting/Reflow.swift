extension ScreenModel {
  /// Changes the size and wraps rows again, as most terminals do; a screen that keeps its scrollback does so as tmux does.
  ///
  /// As in tmux, rows below the cursor are removed first if the height shrinks. Other rows that do not fit move into the
  /// scrollback, and return when there is room. If the cursor's row moves there, the cursor moves to the top left.
  public mutating func resize(rows: Int, columns: Int) {
    let (rows, columns) = (max(1, rows), max(2, columns))
    if keepsScrollback { changeHeight(to: rows) }
    var reflow = Reflow(columns: columns)
    let all = scrollback + lines
    let last = max(cursorRow, lines.lastIndex { !$0.text.isEmpty } ?? 0)
    for (index, row) in (keepsScrollback ? all[...] : all[...last]).enumerated() {
      let isCursorRow = index == scrollback.count + cursorRow
      let cursor = isCursorRow ? cursorColumn + (isAtMargin ? 1 : 0) : nil
      reflow.add(row, cursor: cursor, continues: index > 0 && all[index - 1].isContinued)
    }
    (self.rows, self.columns) = (rows, columns)
    let above = max(0, reflow.rows.count - rows)
    if keepsScrollback { scrollback = Array(reflow.rows.prefix(above)) }
    lines = Array(reflow.rows.dropFirst(above))
    while lines.count < rows { lines.append(Row(columns: columns)) }
    let isLost = keepsScrollback && reflow.cursor.row < above
    moveTo(row: isLost ? 0 : reflow.cursor.row - above, column: isLost ? 0 : reflow.cursor.column)
  }

  private mutating func changeHeight(to rows: Int) {
    while lines.count > rows, lines.count - 1 > cursorRow { lines.removeLast() }
    while lines.count > rows {
      scrollback.append(lines.removeFirst())
      cursorRow -= 1
    }
    while lines.count < rows, let last = scrollback.popLast() {
      lines.insert(last, at: 0)
      cursorRow += 1
    }
    while lines.count < rows { lines.append(Row(columns: columns)) }
    self.rows = rows
  }
}

struct Reflow {
  private let columns: Int
  private(set) var rows: [ScreenModel.Row] = []
  private(set) var cursor = (row: 0, column: 0)
  private var column = 0

  init(columns: Int) { self.columns = columns }

  /// Adds a row, or appends its text if it continues the row before; `cursor` is the cursor's column in it, nil if elsewhere.
  mutating func add(_ row: ScreenModel.Row, cursor: Int?, continues: Bool) {
    if !continues || rows.isEmpty { startRow() }
    let cells = kept(of: row)
    for (index, cell) in cells.enumerated() {
      let isWide = index + 1 < cells.count && cells[index + 1].text.isEmpty
      place(cell, width: isWide ? 2 : 1)
      if index == cursor { self.cursor = (rows.count - 1, column - 1) }
    }
    guard let cursor, cursor >= cells.count else { return }
    self.cursor = (rows.count - 1, column + cursor - cells.count)
  }

  /// Returns the cells with text.
  ///
  /// A continued row is full, except for the gap before a wide character.
  private func kept(of row: ScreenModel.Row) -> ArraySlice<ScreenModel.Cell> {
    if row.isContinued {
      return row.hasGap ? row.cells.dropLast() : row.cells[...]
    }
    let end = row.cells.lastIndex { $0.text != " " }.map { $0 + 1 } ?? 0
    return row.cells[..<end]
  }

  private mutating func place(_ cell: ScreenModel.Cell, width: Int) {
    if column + width > columns {
      rows[rows.count - 1].isContinued = true
      rows[rows.count - 1].hasGap = column < columns
      startRow()
    }
    rows[rows.count - 1].cells[column] = cell
    column += 1
  }

  private mutating func startRow() {
    rows.append(ScreenModel.Row(columns: columns))
    column = 0
  }
}
