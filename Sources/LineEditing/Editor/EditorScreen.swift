import PrintableText

/// Where prompt and text stand on a screen of this size.
struct EditorScreen {
  /// The words before the text.
  let prompt: Prompt
  /// The size of the terminal.
  let size: Terminal.Size
  /// Whether anything may be coloured.
  let isColoured: Bool
  /// The columns a scalar takes; -1 when it cannot be shown.
  let width: (Unicode.Scalar) -> Int

  /// Where the text stands.
  func layout(of buffer: EditBuffer) -> LineLayout {
    let before = Array(prompt.text.unicodeScalars)
    let glyphs = (before + buffer.scalars).lazy.map { Glyph($0, width: width) }
    return LineLayout(glyphs, cursor: before.count + buffer.cursor, columns: size.columns)
  }

  /// The line as it is drawn, with a hint behind it where there is room.
  ///
  /// Of a line taller than the screen the rows around the cursor are shown.
  func frame(
    of buffer: EditBuffer,
    painted stretches: [ColouredText]? = nil,
    hint: String? = nil
  ) -> Frame {
    let layout = layout(of: buffer)
    let rows = layout.shownRows(of: size.rows)
    var drawing = FrameDrawing(columns: size.columns, rows: rows, width: width)
    drawing.paint(ColouredText(prompt.text, attributes: isColoured ? prompt.attributes : ""))
    for stretch in self.stretches(of: buffer, painted: stretches) { drawing.paint(stretch) }
    let shown = hint.flatMap { showable($0, in: buffer, at: layout.end) }
    let isWhole = rows.count == layout.end.row + 1
    let bytes = drawing.finished(at: layout.cursor, isFilling: !isWhole, hint: shown ?? "")
    return Frame(bytes: bytes, cursorRow: layout.cursor.row - rows.lowerBound, isWhole: isWhole)
  }

  /// The stretches as they were wanted, if they are the text and nothing but the text.
  private func stretches(
    of buffer: EditBuffer,
    painted stretches: [ColouredText]?
  ) -> [ColouredText] {
    let text = buffer.text
    guard isColoured, let stretches,
      stretches.map(\.text).joined().unicodeScalars.elementsEqual(text.unicodeScalars)
    else { return [ColouredText(text)] }
    return stretches
  }

  private func showable(
    _ hint: String,
    in buffer: EditBuffer,
    at end: LineLayout.Position
  ) -> String? {
    let room = size.columns - 1 - end.column
    guard isColoured, !hint.isEmpty, !hint.unicodeScalars.contains(where: \.isUnprintable),
      buffer.acceptsHint, room > 1
    else { return nil }
    return hint.cut(to: room, width: width)
  }
}

extension EditBuffer {
  /// Whether a hint makes sense: behind a text of one line, of a length that people type.
  var acceptsHint: Bool {
    isAtEnd && (1...Self.longestHinted).contains(scalars.count) && !scalars.contains("\n")
  }

  private static let longestHinted = 1_000
}
