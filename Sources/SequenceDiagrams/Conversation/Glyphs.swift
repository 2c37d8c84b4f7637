import PrintableText
import TerminalText

struct Glyphs: Sendable {
  let idle: Unicode.Scalar
  let active: Unicode.Scalar
  let pause: Unicode.Scalar
  let gone: Unicode.Scalar
  let lost: Unicode.Scalar
  let loop: Unicode.Scalar
  let found: Unicode.Scalar
  let cursor: Unicode.Scalar
  let line: Unicode.Scalar
  let asyncLine: Unicode.Scalar
  /// The characters of a dashed arrow's line, repeated from its tail: a single dashed character, or a dash and a blank.
  let dashes: [Unicode.Scalar]
  let heads: (right: Unicode.Scalar, left: Unicode.Scalar)
  let asyncHeads: (right: Unicode.Scalar, left: Unicode.Scalar)
  let rule: Unicode.Scalar
  let ellipsis: String
  /// The corners of boxes and of the frames around the names of modules; their horizontal sides consist of `line`.
  let top: (left: String, right: String)
  let bottom: (left: String, right: String)
  let side: String
  let stem: String
  let cross: String
  let created: Unicode.Scalar = "*"

  func line(of style: Arrow.Style) -> Unicode.Scalar {
    switch style {
    case .call, .lost, .created: line
    case .asynchronous: asyncLine
    case .answer: dashes[0]
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

  var ambiguous = AmbiguousWidth.narrow

  static func signs(isASCII: Bool) -> Glyphs { isASCII ? ascii : unicode }

  /// Returns the characters for a drawing: ASCII by request, or if ambiguous characters such as `│` are two columns wide.
  static func signs(for options: DiagramOptions) -> Glyphs {
    var signs = signs(isASCII: options.drawsASCII)
    signs.ambiguous = options.ambiguous
    return signs
  }

  func width(of text: String) -> Int { text.displayWidth(ambiguous: ambiguous) }

  func width(of text: StyledText) -> Int { text.displayWidth(ambiguous: ambiguous) }

  func rendered(_ text: StyledText) -> PrerenderedText {
    PrerenderedText(text, width: width(of: text))
  }

  private static let unicode = Glyphs(
    idle: "┊",
    active: "┃",
    pause: "·",
    gone: "╳",
    lost: "✗",
    loop: "↺",
    found: "◦",
    cursor: "▸",
    line: "─",
    asyncLine: "┄",
    dashes: ["╌"],
    heads: ("►", "◄"),
    asyncHeads: ("▻", "◅"),
    rule: "═",
    ellipsis: "…",
    top: ("╭", "╮"),
    bottom: ("╰", "╯"),
    side: "│",
    stem: "┬",
    cross: "┼"
  )

  private static let ascii = Glyphs(
    idle: "|",
    active: "#",
    pause: ".",
    gone: "X",
    lost: "x",
    loop: "@",
    found: "o",
    cursor: ">",
    line: "-",
    asyncLine: "~",
    dashes: ["-", " "],
    heads: (">", "<"),
    asyncHeads: (">", "<"),
    rule: "=",
    ellipsis: "...",
    top: (".", "."),
    bottom: ("'", "'"),
    side: "|",
    stem: "-",
    cross: "+"
  )

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
