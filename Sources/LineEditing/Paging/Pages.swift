import CTerminal

/// Shows a text on the terminal page by page.
///
/// What was shown stays on the screen. A person who begins to type a command leaves the pages, and what
/// was typed goes into the next line.
package struct Pages {
  private let whole: String
  private let text: PagedText
  private let size: Terminal.Size

  /// Splits a text into pages for a terminal of that size.
  package init(_ text: String, on size: Terminal.Size) {
    whole = text
    self.size = size
    self.text = PagedText(text, height: size.rows - 1, columns: size.columns)
  }

  /// Whether the text fits into so many screens, with a row below it for the next prompt.
  package func fits(screens: Int = 1) -> Bool { text.fits(size.rows * screens - 1) }

  /// Shows pages until the person leaves them; returns the beginning of a command that was typed.
  ///
  /// `isCommand` says whether a command begins with a text. `isWanted` is asked once keys are the
  /// pages' own: a Ctrl-C before that has told somebody else.
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
