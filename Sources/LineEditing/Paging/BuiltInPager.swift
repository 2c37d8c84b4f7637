import CTerminal
import TerminalText

/// A pager that shows a text on the terminal page by page.
///
/// Shown pages stay on the screen. The typed beginning of a command leaves them, and goes into the next command line.
package struct BuiltInPager {
  private let whole: StyledText
  private let text: PagedText
  private let size: Terminal.Size

  package init(_ text: StyledText, on size: Terminal.Size) {
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
    guard terminal_begin_editing(0, PageScreen.statusLineClearing) else {
      Terminal().write(whole.ansi)
      return ""
    }
    defer { terminal_end_editing() }
    guard isWanted() else { return "" }
    var keys = PagerKeys(text, isCommand: isCommand)
    return keys.run()
  }
}

struct PageScreen {
  private(set) var text: PagedText
  private(set) var position = PagedText.Position()
  var pattern = "" { didSet { draw() } }
  private let terminal = Terminal()

  /// The sequence that clears the status line, written if a signal ends the process.
  static let statusLineClearing = "\r\u{1B}[0m\u{1B}[K"

  /// Writes the first page of a text below the terminal's present contents.
  init(_ text: PagedText) {
    self.text = text
    write(rows)
    showStatus()
  }

  var isAtEnd: Bool { position >= text.lastPage }

  /// Shows the page at a position in the text; after a move down by at most one page, writes only the new rows.
  mutating func move(to target: PagedText.Position) {
    let former = position
    position = target
    let isNear = former <= target && text.position(former, movedBy: text.height) >= target
    guard isNear else { return draw() }
    let rowsMoved = (0...text.height).first { text.position(former, movedBy: $0) >= target }
    clearStatus()
    write(rows.suffix(rowsMoved ?? text.height))
    showStatus()
  }

  mutating func resize() {
    if let size = terminal.size() {
      text.resize(height: size.rows - 1, columns: size.columns)
      position = text.position(ofLine: position.line)
    }
    draw()
  }

  func draw() {
    terminal.write("\u{1B}[H")
    write(rows)
    showStatus()
    terminal.write("\u{1B}[J")
  }

  /// Shows the longest status line with fewer columns than the text; if none is short enough, the cut line without keys.
  func showStatus(_ remark: String = "") {
    let place = isAtEnd ? "end" : "\(min(99, text.percentage(at: position)))%"
    let start = place + (remark.isEmpty ? "" : "  \(remark)")
    let lines = (isAtEnd ? Self.lastKeys : Self.keys).map { "\(start)  \($0)" }
    let columns = text.columns
    show(lines.first { $0.displayWidth < columns } ?? start.cut(to: max(1, columns - 1)))
  }

  func show(_ line: String) {
    terminal.write("\r\u{1B}[7m" + line + "\u{1B}[0m\u{1B}[K")
  }

  func clearStatus() { terminal.write("\r\u{1B}[K") }

  private var rows: [String] { text.page(at: position, marking: pattern) }

  private func write(_ rows: some Sequence<String>) {
    terminal.write(rows.map { $0 + "\u{1B}[K\r\n" }.joined())
  }

  private static let keys = [
    "Space more, b back, g start, G end, / search, q leave, or type a command",
    "Space more, b back, / search, q leave, or type a command",
    "Space more, b back, q leave, or a command",
    "Space more, q leave",
    "q leave",
  ]

  private static let lastKeys = [
    "Space or q leave, b back, g start, / search, or type a command",
    "Space or q leave, b back, or a command",
    "Space or q leave",
    "q leave",
  ]
}
