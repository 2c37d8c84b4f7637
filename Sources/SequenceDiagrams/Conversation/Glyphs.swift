import TerminalText

/// The signs a diagram is drawn with.
struct Glyphs: Sendable {
  let idle: Unicode.Scalar
  let active: Unicode.Scalar
  let pause: Unicode.Scalar
  let gone: Unicode.Scalar
  let created: Unicode.Scalar
  let lost: Unicode.Scalar
  let loop: Unicode.Scalar
  let found: Unicode.Scalar
  /// Stands beside the number of the row behind which somebody stands.
  let cursor: Unicode.Scalar
  let line: Unicode.Scalar
  let asyncLine: Unicode.Scalar
  /// The body of a dashed arrow, counted from its tail, so that a short one still shows a gap.
  let dashes: [Unicode.Scalar]
  let heads: (right: Unicode.Scalar, left: Unicode.Scalar)
  let asyncHeads: (right: Unicode.Scalar, left: Unicode.Scalar)
  /// A piece of the line beside the title of a part.
  let rule: Character
  /// A piece of the line beside a note.
  let noteRule: Character
  let ellipsis: String
  /// Left corner, dash and right corner of the frame around a module's names.
  let frame: (left: String, dash: String, right: String)
  /// The box around a name; its stem stands where the lane begins.
  let box: Box

  /// The signs of a box.
  struct Box: Sendable {
    let topLeft: String
    let topRight: String
    let bottomLeft: String
    let bottomRight: String
    let dash: String
    let side: String
    let stem: String
    /// Where a line across meets a side.
    let cross: String
  }

  /// The line of a short arrow.
  func line(of style: Arrow.Style) -> Unicode.Scalar {
    switch style {
    case .call, .lost, .created: line
    case .asynchronous: asyncLine
    case .answer: dashes[0]
    }
  }

  /// How wide the terminal draws characters that Unicode calls ambiguous.
  var ambiguous = AmbiguousWidth.narrow

  /// The signs for a terminal that shows Unicode, or for any.
  static func signs(isASCII: Bool) -> Glyphs { isASCII ? ascii : unicode }

  /// The signs for a drawing: where lines themselves are ambiguous and wide, those of ASCII.
  static func signs(for options: DiagramOptions) -> Glyphs {
    var signs = signs(isASCII: options.drawsASCII)
    signs.ambiguous = options.ambiguous
    return signs
  }

  /// How many columns a text takes.
  func width(of text: String) -> Int { text.displayWidth(ambiguous: ambiguous) }

  /// How many columns a text takes.
  func width(of text: StyledText) -> Int { text.displayWidth(ambiguous: ambiguous) }

  private static let unicode = Glyphs(
    idle: "┊",
    active: "┃",
    pause: "·",
    gone: "╳",
    created: "*",
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
    noteRule: "─",
    ellipsis: "…",
    frame: ("╭", "─", "╮"),
    box: Box(
      topLeft: "╭",
      topRight: "╮",
      bottomLeft: "╰",
      bottomRight: "╯",
      dash: "─",
      side: "│",
      stem: "┬",
      cross: "┼"
    )
  )

  private static let ascii = Glyphs(
    idle: "|",
    active: "#",
    pause: ".",
    gone: "X",
    created: "*",
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
    noteRule: "-",
    ellipsis: "...",
    frame: (".", "-", "."),
    box: Box(
      topLeft: ".",
      topRight: ".",
      bottomLeft: "'",
      bottomRight: "'",
      dash: "-",
      side: "|",
      stem: "-",
      cross: "+"
    )
  )
}
