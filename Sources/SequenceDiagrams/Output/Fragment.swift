import TerminalText

/// A piece of a line that is drawn once and written many times.
struct Fragment {
  /// The piece with its styles.
  let drawn: OutputBuffer
  /// The columns it takes.
  let width: Int

  /// Keeps a piece that was drawn with its styles, and takes so many columns.
  init(_ drawn: OutputBuffer, width: Int) {
    self.drawn = drawn
    self.width = width
  }

  /// Keeps a text.
  init(_ text: StyledText) {
    var drawn = OutputBuffer(.styled)
    drawn.write(text)
    self.init(drawn, width: text.displayWidth)
  }

  /// The piece as text.
  var text: StyledText { drawn.styledText }
}
