/// Where prompt and text stand on a screen of this size, and the bytes that go about there.
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
    let before = prompt.text.unicodeScalars.map { Glyph($0, width: width) }
    let glyphs = before + buffer.scalars.map { Glyph($0, width: width) }
    return LineLayout(glyphs, cursor: before.count + buffer.cursor, columns: size.columns)
  }

  /// The bytes that paint the line in colour, with a hint behind it where there is room.
  ///
  /// Nil when the line had better stay as libedit drew it: when it is about as tall as the
  /// screen, and when there is neither colour nor anything that libedit draws wrongly.
  func overlay(
    of buffer: EditBuffer,
    painted stretches: [ColouredText]? = nil,
    hint: String? = nil
  ) -> (bytes: String, showsHint: Bool)? {
    guard fits(buffer), isColoured || hasUnevenCharacters(buffer) else { return nil }
    let layout = layout(of: buffer)
    guard layout.end.row < size.rows - 1 else { return nil }
    var overlay = Overlay(columns: size.columns, cursor: layout.cursor, width: width)
    overlay.paint(ColouredText(prompt.text, attributes: isColoured ? prompt.attributes : ""))
    for stretch in self.stretches(of: buffer, painted: stretches) { overlay.paint(stretch) }
    let shown = hint.flatMap { showable($0, in: buffer, at: layout.end) }
    if let shown { overlay.paint(hint: shown) }
    overlay.finish(at: layout.cursor)
    return (overlay.bytes, shown != nil)
  }

  /// The bytes that bring the cursor from where it is to the end of the text.
  func wayToEnd(of buffer: EditBuffer) -> String {
    let layout = layout(of: buffer)
    let down = String(repeating: "\r\n", count: layout.end.row - layout.cursor.row)
    return down + "\r" + (layout.end.column > 0 ? "\u{1B}[\(layout.end.column)C" : "")
  }

  /// The bytes that bring the cursor to the beginning of the prompt and clear all from there.
  func clearing(_ buffer: EditBuffer) -> String {
    let row = layout(of: buffer).cursor.row
    return (row > 0 ? "\u{1B}[\(row)A" : "") + "\r\u{1B}[J"
  }

  /// Whether the text can be on the screen as a whole; spares the work for a long paste.
  private func fits(_ buffer: EditBuffer) -> Bool {
    buffer.scalars.count <= size.rows * size.columns
  }

  private func hasUnevenCharacters(_ buffer: EditBuffer) -> Bool {
    buffer.scalars.contains { $0.value > 0x7F && width($0) != 1 }
  }

  /// The stretches as they were wanted, if they are the text and nothing but the text.
  private func stretches(
    of buffer: EditBuffer,
    painted stretches: [ColouredText]?
  ) -> [ColouredText] {
    let text = buffer.text
    guard isColoured, let stretches,
      stretches.map(\.text).joined().unicodeScalars.elementsEqual(
        text.unicodeScalars
      )
    else { return [ColouredText(text)] }
    return stretches
  }

  private func showable(
    _ hint: String,
    in buffer: EditBuffer,
    at end: LineLayout.Position
  ) -> String? {
    let columns = hint.columns(width: width)
    guard isColoured, columns > 0, !hint.unicodeScalars.contains(where: \.isControl),
      buffer.acceptsHint, end.column + columns < size.columns
    else { return nil }
    return hint
  }
}

extension EditBuffer {
  /// Whether a hint makes sense: behind a text of one line.
  var acceptsHint: Bool { isAtEnd && !scalars.isEmpty && !scalars.contains("\n") }
}
