import PrintableText
import TerminalText

/// The arrows of a wide diagram, with labels inside: `─ getProducts() ──►`; their lines are made once in full length, and cut.
struct WideArrows {
  private let glyphs: Glyphs
  private let whole: String
  private let asynchronous: String
  private let dashed: String
  private let size: Int

  init(_ glyphs: Glyphs, longest: Int) {
    self.glyphs = glyphs
    size = longest
    whole = String(glyphs.line, times: longest)
    asynchronous = String(glyphs.asyncLine, times: longest)
    dashed = (0..<longest).map { String(glyphs.dashes[$0 % glyphs.dashes.count]) }.joined()
  }

  /// Returns the number of columns that an arrow needs besides its label, for its head and for lines and blanks at both ends.
  static func frame(of arrow: Arrow) -> Int {
    5 + (arrow.sender == nil ? 1 : 0) + (arrow.style == .lost ? 1 : 0)
  }

  /// Draws an arrow over `columns` columns, with a label that is `width` columns wide; 0 for no label.
  ///
  /// A small circle stands for an unknown sender. A blank precedes the head of a lost message's arrow that points left.
  func draw(
    _ arrow: Arrow,
    isRightward: Bool,
    _ label: String,
    width: Int,
    columns: Int,
    to output: inout OutputBuffer
  ) {
    let (style, isFound) = (arrow.style, arrow.sender == nil)
    let ends = (isFound ? 1 : 0) + (style == .lost && !isRightward ? 1 : 0) + 1
    let line = max(0, columns - ends)
    let words = width == 0 ? 0 : width + 2
    let short = width == 0 ? 0 : min(1, max(0, line - words))
    let long = max(0, line - words - short)
    if isRightward {
      if isFound { output.write(String(glyphs.found)) }
      drawLine(style, short, from: ends - 1, to: &output)
      draw(label, width, to: &output)
      drawLine(style, long, from: short, to: &output)
      drawHead(style, isRightward, to: &output)
    } else {
      if style == .lost { output.write(blanks: 1) }
      drawHead(style, isRightward, to: &output)
      drawLine(style, long, from: 1, to: &output)
      draw(label, width, to: &output)
      drawLine(style, short, from: 0, to: &output)
      if isFound { output.write(String(glyphs.found)) }
    }
  }

  private func draw(_ label: String, _ width: Int, to output: inout OutputBuffer) {
    guard width > 0 else { return }
    output.write(blanks: 1)
    output.write(label)
    output.write(blanks: 1)
  }

  /// Draws `count` columns of an arrow's line; the dashes of an answer begin with the one at the index `offset`.
  private func drawLine(
    _ style: Arrow.Style,
    _ count: Int,
    from offset: Int,
    to output: inout OutputBuffer
  ) {
    switch style {
    case .call, .created: output.write(whole, first: count, of: size)
    case .lost: output.write(whole, first: count, of: size, .bad)
    case .asynchronous: output.write(asynchronous, first: count, of: size)
    case .answer where glyphs.dashes.count == 1: output.write(dashed, first: count, of: size)
    case .answer:
      for index in 0..<max(0, count) {
        output.write(String(glyphs.dashes[(index + offset) % glyphs.dashes.count]))
      }
    }
  }

  private func drawHead(_ style: Arrow.Style, _ isRightward: Bool, to output: inout OutputBuffer) {
    if style == .lost { return output.write(String(glyphs.lost), .bad) }
    let heads = style == .asynchronous ? glyphs.asyncHeads : glyphs.heads
    output.write(String(isRightward ? heads.right : heads.left))
  }
}
