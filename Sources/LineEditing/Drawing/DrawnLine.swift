/// An edited line as drawn on a terminal that wraps its rows again when it is resized.
///
/// Rows above the screen are in the scrollback and cannot be changed. When the terminal gets wider, they come back above the
/// rows drawn since; therefore the line remembers their glyphs.
struct DrawnLine {
  let screen: EditorScreen
  let buffer: EditBuffer
  /// The glyphs of the line in the terminal's scrollback, directly above the first row of the screen.
  let above: [Glyph]
  /// The screen row, from 0, of the first drawn row of the line; nil if it is unknown.
  let top: Int?

  /// The row of the cursor, counted from 0 at the first drawn row of the line.
  var cursorRow: Int { layout.cursor.row - rows.lowerBound }

  var isWhole: Bool { rows.count == layout.end.row + 1 }

  private var layout: LineLayout { screen.layout(of: buffer) }
  private var rows: Range<Int> { layout.shownRows(of: screen.size.rows) }

  /// Creates a line drawn from screen row `start` on, counted from 0, nil if unknown; the drawing may have scrolled the screen.
  init(screen: EditorScreen, buffer: EditBuffer, above: [Glyph], start: Int?) {
    self.screen = screen
    self.buffer = buffer
    self.above = above
    let count = screen.layout(of: buffer).shownRows(of: screen.size.rows).count
    top = start.map { max(0, min($0, screen.size.rows - count)) }
  }

  // MARK: - Resizing

  /// The place where the next drawing of the line begins after a resize.
  struct Start: Equatable {
    /// The number of rows from the cursor up to the place where the next drawing begins.
    let rowsUp: Int
    /// The screen row, from 0, where the next drawing begins; nil if it is unknown.
    let row: Int?
    /// The number of screen rows that the old drawing occupies from `row` down; 0 if `row` is unknown.
    let rows: Int
    /// The glyphs of the line that stay in the scrollback, above the row where the next drawing begins.
    let above: [Glyph]
  }

  /// Returns where the next drawing begins after the terminal changed its size and reported its cursor at `reported`.
  ///
  /// Without a report, the line is assumed to begin on the screen.
  func start(in size: Terminal.Size, reported: LineLayout.Position?) -> Start {
    let drawn = drawnGlyphs
    let glyphs = above + drawn.glyphs
    let cursor = above.count + drawn.cursor
    let layout = LineLayout(glyphs, cursor: cursor, columns: size.columns)
    guard let reported else {
      let rowsUp = isWhole ? layout.cursor.row : size.rows
      return Start(rowsUp: rowsUp, row: nil, rows: 0, above: [])
    }
    let first = firstRow(of: layout, in: size, reported: reported)
    let row = max(0, first)
    return Start(
      rowsUp: reported.row - row,
      row: row,
      rows: max(0, min(first + layout.end.row + 1, size.rows) - row),
      above: first < 0 ? Self.head(of: glyphs, rows: -first, columns: size.columns) : []
    )
  }

  private func firstRow(
    of layout: LineLayout,
    in size: Terminal.Size,
    reported: LineLayout.Position
  ) -> Int {
    // After a full row some terminals report the row's last column, others the column after it.
    let isBehindFullRow =
      layout.cursor.column == 0 && layout.cursor.row > 0 && reported.column >= size.columns - 1
    if isBehindFullRow { return reported.row + 1 - layout.cursor.row }
    let isLost =
      reported == LineLayout.Position(row: 0, column: 0) && layout.cursor.column != 0
    guard isLost || reported.column != layout.cursor.column else {
      return reported.row - layout.cursor.row
    }
    let isKept = top.map { $0 + cursorRow == reported.row } ?? false
    if !isLost, isKept, above.isEmpty, let top { return top }
    let anchored = rowFromBottom(of: layout, in: size)
    return isLost
      ? min(anchored ?? -1, -1 - layout.cursor.row)
      : anchored ?? reported.row - layout.cursor.row
  }

  /// Returns the first glyph's screen row, assuming that the blank rows below the line are kept, as in tmux; nil if `top` is nil.
  private func rowFromBottom(of layout: LineLayout, in size: Terminal.Size) -> Int? {
    guard let top else { return nil }
    let blank = screen.size.rows - top - rows.count
    let removed = max(0, screen.size.rows - size.rows)
    return size.rows - max(0, blank - removed) - layout.end.row - 1
  }

  /// The glyphs of the rows on the screen, and the index of the cursor among them.
  private var drawnGlyphs: (glyphs: ArraySlice<Glyph>, cursor: Int) {
    let prompt = Array(screen.prompt.text.unicodeScalars)
    let glyphs = (prompt + buffer.scalars).map { Glyph($0, width: screen.width) }
    let columns = screen.size.columns
    let start = Self.head(of: glyphs, rows: rows.lowerBound, columns: columns).count
    let end = Self.head(of: glyphs, rows: rows.upperBound, columns: columns).count
    return (glyphs[start..<end], prompt.count + buffer.cursor - start)
  }

  private static func head(of glyphs: [Glyph], rows: Int, columns: Int) -> [Glyph] {
    var pen = Pen(columns: columns)
    let end = glyphs.firstIndex { glyph in
      defer { pen.draw(glyph) }
      if case .shown(_, let width) = glyph, pen.wraps(before: width) { return pen.row + 1 >= rows }
      return pen.row >= rows
    }
    return Array(glyphs[..<(end ?? glyphs.endIndex)])
  }
}
