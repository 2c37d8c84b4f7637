import TerminalText
import Traces

/// The lanes (columns of participants) and the arrow in one line of a ladder, as characters, without the row number and the label.
struct LadderArrows {
  private var cells: [(sign: Unicode.Scalar, style: TextStyle)]
  private let columns: LadderColumns
  private let glyphs: Glyphs

  init(_ look: LaneLook, _ columns: LadderColumns, _ glyphs: Glyphs, isAtCursor: Bool = false) {
    self.columns = columns
    self.glyphs = glyphs
    cells = Array(repeating: (" ", .plain), count: columns.last + 4 - columns.numberWidth)
    drawLanes(look)
    if let arrow = look.arrow { draw(arrow) }
    if isAtCursor { put(glyphs.cursor, at: columns.numberWidth, .strong) }
  }

  var fragment: PrerenderedText {
    let width = 1 + (cells.lastIndex { $0.sign != " " } ?? -1)
    return PrerenderedText(
      cells.prefix(width).reduce(into: StyledText()) { $0.append(String($1.sign), $1.style) }
    )
  }

  private mutating func put(_ sign: Unicode.Scalar, at column: Int, _ style: TextStyle = .plain) {
    let index = column - columns.numberWidth
    guard cells.indices.contains(index) else { return }
    cells[index] = (sign, style)
  }

  private mutating func drawLanes(_ look: LaneLook) {
    for lane in columns.participants.indices where look.shows(lane) {
      let column = columns.column(of: lane)
      let sign = glyphs.sign(of: lane, look)
      let isBar = sign == glyphs.active
      put(sign, at: column, isBar ? .role(columns.participants[lane].role) : .plain)
    }
  }

  /// Draws an arrow; with an unknown sender or receiver it has a small circle there, and does not reach the next lane.
  private mutating func draw(_ arrow: Arrow) {
    if let sender = arrow.sender, sender == arrow.receiver { return drawLoop(arrow, at: sender) }
    let to = arrow.receiver.map { columns.column(of: $0) }
    let from = arrow.sender.map { columns.column(of: $0) }
    if let from, let to {
      draw(arrow, from: from, to: to)
    } else if let from {
      let isLost = arrow.style == .lost
      let end = min(columns.last + (isLost ? 5 : 3), from + columns.pitch - (isLost ? 0 : 1))
      draw(arrow, from: from, to: end)
      if !isLost { put(glyphs.found, at: end) }
    } else if let to {
      let from = max(columns.numberWidth, to - columns.pitch + 1)
      draw(arrow, from: from, to: to)
      put(glyphs.found, at: from)
    }
  }

  private mutating func draw(_ arrow: Arrow, from: Int, to: Int) {
    let isLost = arrow.style == .lost
    let length = max(1, abs(to - from) - (isLost && abs(to - from) > 2 ? 2 : 1))
    for distance in 0..<length {
      let column = from < to ? from + length - distance : from - length + distance
      var sign = glyphs.line(of: arrow.style)
      if arrow.style == .answer {
        sign = glyphs.dash(length - 1 - distance)
      }
      if distance == 0 { sign = glyphs.head(of: arrow.style, isRightward: from < to) }
      put(sign, at: column, isLost ? .bad : .plain)
    }
    if arrow.style == .created { put(glyphs.created, at: to) }
  }

  private mutating func drawLoop(_ arrow: Arrow, at lane: Int) {
    let column = columns.column(of: lane)
    let isLost = arrow.style == .lost
    put(glyphs.line(of: arrow.style), at: column + 1, isLost ? .bad : .plain)
    put(isLost ? glyphs.lost : glyphs.loop, at: column + 2, isLost ? .bad : .plain)
  }
}
