import TerminalText

/// A piece of a line that is drawn once and written many times.
struct Fragment {
  /// The piece with its styles.
  let text: StyledText
  /// The piece as UTF-8.
  let plain: [UInt8]
  /// The columns it takes.
  let width: Int

  /// Keeps a piece.
  init(_ text: StyledText) {
    self.text = text
    plain = Array(text.plain.utf8)
    width = text.displayWidth
  }
}
