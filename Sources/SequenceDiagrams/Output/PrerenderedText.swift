import TerminalText

/// A piece of a line of a diagram, rendered once and written many times.
struct PrerenderedText {
  let drawn: OutputBuffer
  let width: Int

  init(_ drawn: OutputBuffer, width: Int) {
    self.drawn = drawn
    self.width = width
  }

  init(_ text: StyledText) {
    var drawn = OutputBuffer(.styled)
    drawn.write(text)
    self.init(drawn, width: text.displayWidth)
  }

  var text: StyledText { drawn.styledText }
}
