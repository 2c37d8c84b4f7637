import CTerminal

/// A pager that shows a text on the terminal page by page.
///
/// Shown pages stay on the screen. Typing the beginning of a command leaves the pages, and the typed text goes into
/// the next command line.
package struct Pages {
  private let whole: String
  private let text: PagedText
  private let size: Terminal.Size

  package init(_ text: String, on size: Terminal.Size) {
    whole = text
    self.size = size
    self.text = PagedText(text, height: size.rows - 1, columns: size.columns)
  }

  /// Returns whether the text fits into `screens` screens, with one row left for the next prompt.
  package func fits(screens: Int = 1) -> Bool { text.fits(size.rows * screens - 1) }

  /// Shows pages until a key leaves them; returns the typed beginning of a command line, or an empty text.
  ///
  /// `isCommand` returns whether a command begins with a text. `isWanted` is called once the pager handles Ctrl-C; if it returns
  /// false, as after an earlier Ctrl-C, no page is shown. If the terminal cannot be set up for keys, the whole text is written.
  package func show(
    isCommand: @escaping (String) -> Bool = { _ in false },
    while isWanted: () -> Bool = { true }
  ) -> String {
    guard terminal_begin_editing(0, PageScreen.restoring) else {
      Terminal().write(whole)
      return ""
    }
    defer { terminal_end_editing() }
    guard isWanted() else { return "" }
    var reader = PageReader(text, isCommand: isCommand)
    return reader.run()
  }
}
