/// The arrow of a row with its label inside: `─ getProducts() ──►`.
struct WideArrow {
  private let style: Arrow.Style
  private let isRightward: Bool
  private let isFound: Bool
  private let glyphs: Glyphs

  /// An arrow in one direction; where its sender is unknown, a small circle stands.
  init(_ arrow: Arrow, isRightward: Bool, _ glyphs: Glyphs) {
    style = arrow.style
    isFound = arrow.sender == nil
    self.isRightward = isRightward
    self.glyphs = glyphs
  }

  /// What it needs beside its label: a piece of line at both ends, blanks, and the head.
  var frame: Int { 5 + (isFound ? 1 : 0) + (style == .lost ? 1 : 0) }

  /// The arrow over so many columns; an empty label is none.
  func text(_ label: String, columns: Int) -> StyledText {
    let tail = isFound ? String(glyphs.found) : ""
    let gap = style == .lost ? " " : ""
    let used = tail.displayWidth + gap.displayWidth + 1
    let line = max(0, columns - used)
    let words = label.isEmpty ? "" : " \(label) "
    let rest = line - words.displayWidth
    let short = words.isEmpty ? 0 : min(1, max(0, rest))
    let long = max(0, rest - short)
    var text = StyledText()
    let pieces: [(String, TextStyle)] =
      isRightward
      ? [
        (tail, .plain), (body(short, from: tail.displayWidth), lineStyle), (words, .plain),
        (body(long, from: short), lineStyle), (String(head), lineStyle), (gap, .plain),
      ]
      : [
        (gap, .plain), (String(head), lineStyle), (body(long, from: 1), lineStyle), (words, .plain),
        (body(short, from: 0), lineStyle), (tail, .plain),
      ]
    for (piece, style) in pieces { text.append(piece, style) }
    return text
  }

  private var lineStyle: TextStyle { style == .lost ? .bad : .plain }

  private var head: Character {
    let heads = style == .asynchronous ? glyphs.asyncHeads : glyphs.heads
    switch style {
    case .lost: return glyphs.lost
    case .created where !isRightward: return heads.left
    default: return isRightward ? heads.right : heads.left
    }
  }

  private func body(_ count: Int, from offset: Int) -> String {
    switch style {
    case .call, .lost, .created: return String(repeating: glyphs.line, count: count)
    case .asynchronous: return String(repeating: glyphs.asyncLine, count: count)
    case .answer:
      return String((0..<count).map { glyphs.dashes[($0 + offset) % glyphs.dashes.count] })
    }
  }
}
