import CTerminal

/// The page on the terminal, and the status line below it.
struct PageScreen {
  private(set) var text: PagedText
  /// The first row that is shown.
  private(set) var position = PagedText.Position()
  /// What is marked wherever it occurs.
  private var pattern = ""
  private let terminal = Terminal()

  /// Written when a signal ends the process: clears the status line.
  static let restoring = "\r\u{1B}[0m\u{1B}[K"

  /// Shows the first page, below what stands on the terminal.
  init(_ text: PagedText) {
    self.text = text
    write(rows)
    showStatus()
  }

  /// Whether the last row of the text is shown.
  var isAtEnd: Bool { position >= text.lastPage }

  /// Shows the page at another position; below rows that are shown already, only new ones are written.
  mutating func move(to target: PagedText.Position) {
    let former = position
    position = target
    let isNear = former <= target && text.position(former, movedBy: text.height) >= target
    guard isNear else { return draw() }
    let count = distance(from: former)
    clearStatus()
    write(rows.suffix(count))
    showStatus()
  }

  /// Shows the page again with a text marked.
  mutating func mark(_ pattern: String) {
    self.pattern = pattern
    draw()
  }

  /// Lays the text out for the size that the terminal has now, and shows the page again.
  mutating func resize() {
    if let size = terminal.size() {
      text = text.resized(height: size.rows - 1, columns: size.columns)
      position = text.position(ofLine: position.line)
    }
    draw()
  }

  /// Draws the whole screen.
  func draw() {
    terminal.write("\u{1B}[H")
    write(rows)
    showStatus()
    terminal.write("\u{1B}[J")
  }

  /// Shows how far the page is, and which keys there are.
  func showStatus(_ remark: String = "") {
    let percentage = isAtEnd ? 100 : min(99, text.percentage(at: position))
    show(PageStatus.text(percentage: percentage, remark: remark, columns: text.columns))
  }

  /// Shows a line in place of the status.
  func show(_ line: String) {
    terminal.write("\r\u{1B}[7m" + line + "\u{1B}[0m\u{1B}[K")
  }

  /// Takes the status line away.
  func clearStatus() { terminal.write("\r\u{1B}[K") }

  private var rows: [String] { text.page(at: position, marking: pattern) }

  /// How many rows the page has moved on; at most its height.
  private func distance(from former: PagedText.Position) -> Int {
    (0...text.height).first { text.position(former, movedBy: $0) >= position } ?? text.height
  }

  private func write(_ rows: some Sequence<String>) {
    terminal.write(rows.map { $0 + "\u{1B}[K\r\n" }.joined())
  }
}
