import PrintableText
import TerminalText

/// The characters of a drawing, in Unicode or in ASCII.
struct Glyphs: Sendable {
  let isASCII: Bool
  var ambiguous = AmbiguousWidth.narrow

  var idle: Unicode.Scalar { isASCII ? "|" : "┊" }
  var active: Unicode.Scalar { isASCII ? "#" : "┃" }
  var pause: Unicode.Scalar { isASCII ? "." : "·" }
  var gone: Unicode.Scalar { isASCII ? "X" : "╳" }
  var lost: Unicode.Scalar { isASCII ? "x" : "✗" }
  var loop: Unicode.Scalar { isASCII ? "@" : "↺" }
  var found: Unicode.Scalar { isASCII ? "o" : "◦" }
  var cursor: Unicode.Scalar { isASCII ? ">" : "▸" }
  var created: Unicode.Scalar { "*" }
  var line: Unicode.Scalar { isASCII ? "-" : "─" }
  var asyncLine: Unicode.Scalar { isASCII ? "~" : "┄" }
  var heads: (right: Unicode.Scalar, left: Unicode.Scalar) { isASCII ? (">", "<") : ("►", "◄") }
  var asyncHeads: (right: Unicode.Scalar, left: Unicode.Scalar) {
    isASCII ? (">", "<") : ("▻", "◅")
  }
  var rule: Unicode.Scalar { isASCII ? "=" : "═" }
  var ellipsis: String { isASCII ? "..." : "…" }
  /// The corners of boxes and of the frames around the names of modules; their horizontal sides consist of `line`.
  var top: (left: String, right: String) { isASCII ? (".", ".") : ("╭", "╮") }
  var bottom: (left: String, right: String) { isASCII ? ("'", "'") : ("╰", "╯") }
  var side: String { isASCII ? "|" : "│" }
  var stem: String { isASCII ? "-" : "┬" }
  var cross: String { isASCII ? "+" : "┼" }

  /// Returns the character at an index, from 0 at the tail, of a dashed arrow's line; in ASCII every second one is a blank.
  func dash(_ index: Int) -> Unicode.Scalar {
    guard isASCII else { return "╌" }
    return index.isMultiple(of: 2) ? "-" : " "
  }

  func line(of style: Arrow.Style) -> Unicode.Scalar {
    switch style {
    case .call, .lost, .created: line
    case .asynchronous: asyncLine
    case .answer: dash(0)
    }
  }

  func head(of style: Arrow.Style, isRightward: Bool) -> Unicode.Scalar {
    if style == .lost { return lost }
    let heads = style == .asynchronous ? asyncHeads : heads
    return isRightward ? heads.right : heads.left
  }

  func sign(of lane: Int, _ look: LaneLook) -> Unicode.Scalar {
    if look.ending.contains(lane) { return gone }
    if look.active.contains(lane) { return active }
    return look.isPause ? pause : idle
  }

  /// Returns the characters for a drawing: ASCII by request, or if ambiguous characters such as `│` are two columns wide.
  static func signs(for options: DiagramOptions) -> Glyphs {
    Glyphs(isASCII: options.drawsASCII, ambiguous: options.ambiguous)
  }

  func width(of text: String) -> Int { text.displayWidth(ambiguous: ambiguous) }

  func width(of text: StyledText) -> Int { text.displayWidth(ambiguous: ambiguous) }

  func rendered(_ text: StyledText) -> PrerenderedText {
    PrerenderedText(text, width: width(of: text))
  }

  /// Returns lines with `words` across all lanes (the columns of the participants), wrapped so that they fit in `room` columns.
  ///
  /// A title stands in a thick rule that extends to the column `end`, any other text, such as a note, in a short thin rule.
  func across(_ words: String, isTitle: Bool, room: Int, end: Int) -> [StyledText] {
    words.printable().wrapped(to: max(4, room - 6), ambiguous: ambiguous).map {
      var line = framed($0, isTitle: isTitle)
      if isTitle { line += String(rule, times: end - width(of: line)) }
      return StyledText(line, isTitle ? .strong : .dim)
    }
  }

  func framed(_ words: String, isTitle: Bool) -> String {
    let rule = String(isTitle ? rule : line, times: 2)
    return "\(rule) \(words) \(rule)"
  }
}
