import PrintableText
import TerminalText

/// The lines of arrows in a wide diagram (labels inside the arrows), made once in full length and cut as needed.
struct WideLines {
  let found: String
  private let glyphs: Glyphs
  private let whole: String
  private let asynchronous: String
  private let dashed: String
  private let size: Int

  init(_ glyphs: Glyphs, longest: Int) {
    self.glyphs = glyphs
    size = longest
    found = String(glyphs.found)
    whole = String(glyphs.line, times: longest)
    asynchronous = String(glyphs.asyncLine, times: longest)
    dashed = (0..<longest).map { String(glyphs.dashes[$0 % glyphs.dashes.count]) }.joined()
  }

  /// Draws `count` columns of an arrow's line; the dashes of an answer begin with the one at the index `offset`.
  func draw(_ style: Arrow.Style, _ count: Int, from offset: Int, to output: inout OutputBuffer) {
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

  func head(of style: Arrow.Style, isRightward: Bool) -> String {
    let heads = style == .asynchronous ? glyphs.asyncHeads : glyphs.heads
    if style == .lost { return String(glyphs.lost) }
    return String(isRightward ? heads.right : heads.left)
  }
}
