import TerminalText

extension String {
  /// Returns the text left-aligned in `width` columns; unchanged if it is at least as wide.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - displayWidth))
  }

  /// Returns the text right-aligned to `width` columns; unchanged if it is at least as wide.
  func aligned(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - displayWidth)) + self
  }
}
