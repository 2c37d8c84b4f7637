/// A line as it stands in a terminal that lays its rows out anew when it is resized.
///
/// Rows above the screen stay in the scrollback and are out of reach. They come back, in front of the
/// rows drawn since, when the terminal gets wider. So the line remembers the glyphs above the screen.
struct DrawnLine {
  /// The prompt and the size for which the line was drawn.
  let screen: EditorScreen
  /// The text and the cursor that were drawn.
  let buffer: EditBuffer
  /// The glyphs in the scrollback, directly above the first row of the screen.
  let above: [Glyph]
  /// The row of the screen in which the drawn rows begin; nil where it is not known.
  let top: Int?

  /// Returns the row of the cursor, from 0 at the first row that was drawn.
  var cursorRow: Int { layout.cursor.row - rows.lowerBound }

  /// Returns whether all rows of the line were drawn.
  var isWhole: Bool { rows.count == layout.end.row + 1 }

  private var layout: LineLayout { screen.layout(of: buffer) }
  private var rows: Range<Int> { layout.shownRows(of: screen.size.rows) }

  /// Makes a line whose drawing began in row `start` and may have scrolled the screen.
  init(screen: EditorScreen, buffer: EditBuffer, above: [Glyph], start: Int?) {
    self.screen = screen
    self.buffer = buffer
    self.above = above
    let count = screen.layout(of: buffer).shownRows(of: screen.size.rows).count
    top = start.map { max(0, min($0, screen.size.rows - count)) }
  }
}

// MARK: - Resizing

extension DrawnLine {
  /// Where the next drawing begins after the terminal was resized.
  struct Start: Equatable {
    /// How many rows the cursor moves up to get there.
    let rowsUp: Int
    /// The row of the screen; nil where it is not known.
    let row: Int?
    /// How many rows from there on hold the old drawing; 0 where that is not known.
    let rows: Int
    /// The glyphs that stay in the scrollback above that row.
    let above: [Glyph]
  }

  /// Returns where the line begins in a terminal of another size, whose cursor stands at `reported`.
  ///
  /// Without a report the line is taken to be on the screen as a whole.
  func start(in size: Terminal.Size, reported: LineLayout.Position?) -> Start {
    let glyphs = above + drawnGlyphs
    let layout = LineLayout(
      glyphs,
      cursor: above.count + cursorIndex,
      columns: size.columns
    )
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

  /// Returns the row of the screen in which the first glyph stands, negative above the screen.
  private func firstRow(
    of layout: LineLayout,
    in size: Terminal.Size,
    reported: LineLayout.Position
  ) -> Int {
    // Behind a full row some terminals report its last column, others the column after it.
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

  /// Returns the first row where the blank rows below the line stayed, as tmux keeps them.
  private func rowFromBottom(of layout: LineLayout, in size: Terminal.Size) -> Int? {
    guard let top else { return nil }
    let blank = screen.size.rows - top - rows.count
    let removed = max(0, screen.size.rows - size.rows)
    return size.rows - max(0, blank - removed) - layout.end.row - 1
  }

  private var lineGlyphs: [Glyph] {
    (Array(screen.prompt.text.unicodeScalars) + buffer.scalars).map {
      Glyph($0, width: screen.width)
    }
  }

  /// The glyphs of the rows that were drawn.
  private var drawnGlyphs: ArraySlice<Glyph> {
    let glyphs = lineGlyphs
    guard !isWhole else { return glyphs[...] }
    let columns = screen.size.columns
    let start = Self.head(of: glyphs, rows: rows.lowerBound, columns: columns).count
    let end = Self.head(of: glyphs, rows: rows.upperBound, columns: columns).count
    return glyphs[start..<end]
  }

  /// The index of the cursor in the glyphs that were drawn.
  private var cursorIndex: Int {
    let index = screen.prompt.text.unicodeScalars.count + buffer.cursor
    guard !isWhole else { return index }
    let hidden = Self.head(
      of: lineGlyphs,
      rows: rows.lowerBound,
      columns: screen.size.columns
    )
    return index - hidden.count
  }

  /// Returns the glyphs that begin in the first rows.
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
