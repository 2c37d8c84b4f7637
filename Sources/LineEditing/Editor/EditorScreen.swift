import PrintableText
import TerminalText

struct EditorScreen {
  let prompt: Prompt
  let size: Terminal.Size
  let isColoured: Bool
  /// Returns the number of columns of a scalar; -1 for an unprintable one.
  let width: (Unicode.Scalar) -> Int

  func layout(of buffer: EditBuffer) -> LineLayout {
    let before = Array(prompt.text.unicodeScalars)
    let glyphs = (before + buffer.scalars).lazy.map { Glyph($0, width: width) }
    return LineLayout(glyphs, cursor: before.count + buffer.cursor, columns: size.columns)
  }

  /// Returns the drawing of a line, in the colours of `painted` and followed by a hint; both need a coloured screen.
  ///
  /// The drawing begins at the left of the line's first shown row. A `painted` with another text is ignored. The hint is
  /// cut to the room after the line, or omitted. Of a line taller than the screen, only rows around the cursor are drawn.
  func frame(of buffer: EditBuffer, painted: StyledText? = nil, hint: String? = nil) -> String {
    let layout = layout(of: buffer)
    let rows = layout.shownRows(of: size.rows)
    var drawing = FrameDrawing(columns: size.columns, rows: rows, width: width)
    drawing.paint(prompt.text, attributes: isColoured ? prompt.attributes : "")
    for run in coloured(buffer, painted).runs {
      drawing.paint(run.text, attributes: run.style.code.map { "\($0)" } ?? "")
    }
    let shown = hint.flatMap { showable($0, in: buffer, at: layout.end) }
    let isWhole = rows.count == layout.end.row + 1
    return drawing.finished(at: layout.cursor, isFilling: !isWhole, hint: shown ?? "")
  }

  /// Returns the line as painted if the screen is coloured and the painted text is the line's; else the line without colours.
  private func coloured(_ buffer: EditBuffer, _ painted: StyledText?) -> StyledText {
    guard isColoured, let painted, painted.plain.unicodeScalars.elementsEqual(buffer.scalars)
    else { return StyledText(buffer.text) }
    return painted
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
    return hint.cut(to: room)
  }
}

extension EditBuffer {
  /// Whether a hint may follow the text: the cursor stands at its end, and the text is one line of 1 to 1,000 scalars.
  var acceptsHint: Bool {
    isAtEnd && (1...Self.maximumHintedLength).contains(scalars.count) && !scalars.contains("\n")
  }

  private static let maximumHintedLength = 1_000
}
