import TerminalText

/// The arrow of a row (numbered event) in a wide diagram, with its label inside: `─ getProducts() ──►`.
struct WideArrow {
  private let style: Arrow.Style
  private let isRightward: Bool
  private let isFound: Bool
  private let lines: WideLines

  /// Creates an arrow that is drawn with `lines`; a small circle stands for an unknown sender.
  init(_ arrow: Arrow, isRightward: Bool, _ lines: WideLines) {
    style = arrow.style
    isFound = arrow.sender == nil
    self.isRightward = isRightward
    self.lines = lines
  }

  /// Returns the number of columns that an arrow needs besides its label, for its head and for lines and blanks at both ends.
  static func frame(of arrow: Arrow) -> Int {
    5 + (arrow.sender == nil ? 1 : 0) + (arrow.style == .lost ? 1 : 0)
  }

  /// Draws the arrow over `columns` columns, with a label that is `width` columns wide; 0 for no label.
  ///
  /// A blank precedes the head of a lost message's arrow that points left.
  func draw(_ label: String, width: Int, columns: Int, to output: inout OutputBuffer) {
    let ends = (isFound ? 1 : 0) + (style == .lost && !isRightward ? 1 : 0) + 1
    let line = max(0, columns - ends)
    let words = width == 0 ? 0 : width + 2
    let short = width == 0 ? 0 : min(1, max(0, line - words))
    let long = max(0, line - words - short)
    if isRightward {
      if isFound { output.write(lines.found) }
      lines.draw(style, short, from: ends - 1, to: &output)
      draw(label, width, to: &output)
      lines.draw(style, long, from: short, to: &output)
      drawHead(to: &output)
    } else {
      if style == .lost { output.write(blanks: 1) }
      drawHead(to: &output)
      lines.draw(style, long, from: 1, to: &output)
      draw(label, width, to: &output)
      lines.draw(style, short, from: 0, to: &output)
      if isFound { output.write(lines.found) }
    }
  }

  private func draw(_ label: String, _ width: Int, to output: inout OutputBuffer) {
    guard width > 0 else { return }
    output.write(blanks: 1)
    output.write(label)
    output.write(blanks: 1)
  }

  private func drawHead(to output: inout OutputBuffer) {
    output.write(lines.head(of: style, isRightward: isRightward), style == .lost ? .bad : .plain)
  }
}
