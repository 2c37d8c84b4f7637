import TerminalText
import Traces

/// The characters of all lanes (columns of participants) in one line of a ladder, without the row number and the label.
struct LadderCells {
  private var cells: [Cell]
  private let columns: LadderColumns
  private let glyphs: Glyphs

  private struct Cell {
    var sign: Unicode.Scalar = " "
    var style = Style.plain
  }

  private enum Style: Equatable {
    case plain, strong, bad
    case lane(Int)
  }

  static func drawn(
    _ look: LaneLook,
    _ columns: LadderColumns,
    _ glyphs: Glyphs,
    isAtCursor: Bool = false
  ) -> PrerenderedText {
    var cells = LadderCells(columns, glyphs)
    cells.drawLanes(look)
    if let arrow = look.arrow { cells.draw(arrow) }
    if isAtCursor { cells.put(glyphs.cursor, at: columns.numberWidth, .strong) }
    return cells.fragment
  }

  private init(_ columns: LadderColumns, _ glyphs: Glyphs) {
    self.columns = columns
    self.glyphs = glyphs
    cells = Array(repeating: Cell(), count: columns.last + 4 - columns.numberWidth)
  }

  private var fragment: PrerenderedText {
    var output = OutputBuffer(.styled)
    let width = 1 + (cells.lastIndex { $0.sign != " " } ?? -1)
    var start = 0
    for end in 1..<(width + 1) where end == width || cells[end].style != cells[start].style {
      output.write(cells[start..<end].lazy.map(\.sign), textStyle(cells[start].style))
      start = end
    }
    return PrerenderedText(output, width: width)
  }

  private func textStyle(_ style: Style) -> TextStyle {
    switch style {
    case .plain: .plain
    case .strong: .strong
    case .bad: .bad
    case .lane(let lane): .role(columns.participants[lane].role)
    }
  }

  private mutating func put(_ sign: Unicode.Scalar, at column: Int, _ style: Style = .plain) {
    let index = column - columns.numberWidth
    guard cells.indices.contains(index) else { return }
    cells[index] = Cell(sign: sign, style: style)
  }

  private mutating func drawLanes(_ look: LaneLook) {
    for lane in columns.participants.indices where look.shows(lane) {
      let column = columns.column(of: lane)
      if look.ending.contains(lane) {
        put(glyphs.gone, at: column)
      } else if look.active.contains(lane) {
        put(glyphs.active, at: column, .lane(lane))
      } else if look.isPause {
        put(glyphs.pause, at: column)
      } else {
        put(glyphs.idle, at: column)
      }
    }
  }

  /// Draws an arrow between its lanes (participants' columns); an arrow with an unknown sender or receiver is as long as the
  /// distance of two lanes, or shorter at the edge.
  private mutating func draw(_ arrow: Arrow) {
    if let sender = arrow.sender, sender == arrow.receiver { return drawLoop(arrow, at: sender) }
    let to = arrow.receiver.map { columns.column(of: $0) }
    let from = arrow.sender.map { columns.column(of: $0) }
    if let from, let to {
      draw(arrow, from: from, to: to)
    } else if let from {
      let edge = columns.last + (arrow.style == .lost ? 5 : 3)
      draw(arrow, from: from, to: min(edge, from + columns.pitch))
    } else if let to {
      let from = max(columns.numberWidth, to - columns.pitch + 1)
      draw(arrow, from: from, to: to)
      put(glyphs.found, at: from)
    }
  }

  private mutating func draw(_ arrow: Arrow, from: Int, to: Int) {
    let step = from < to ? 1 : -1
    let isLost = arrow.style == .lost
    let length = max(1, abs(to - from) - (isLost && abs(to - from) > 2 ? 2 : 1))
    for distance in 0..<length {
      let column = from + step * (length - distance)
      put(
        sign(arrow.style, distance, of: length, toRight: step > 0),
        at: column,
        isLost ? .bad : .plain
      )
    }
    if arrow.style == .created { put(glyphs.created, at: to) }
  }

  private func sign(
    _ style: Arrow.Style,
    _ distance: Int,
    of length: Int = 1,
    toRight: Bool
  ) -> Unicode.Scalar {
    let heads = style == .asynchronous ? glyphs.asyncHeads : glyphs.heads
    if distance == 0 { return style == .lost ? glyphs.lost : toRight ? heads.right : heads.left }
    switch style {
    case .call, .lost, .created: return glyphs.line
    case .asynchronous: return glyphs.asyncLine
    case .answer: return glyphs.dashes[(length - 1 - distance) % glyphs.dashes.count]
    }
  }

  private mutating func drawLoop(_ arrow: Arrow, at lane: Int) {
    let column = columns.column(of: lane)
    let isLost = arrow.style == .lost
    put(sign(arrow.style, 1, of: 2, toRight: false), at: column + 1, isLost ? .bad : .plain)
    put(isLost ? glyphs.lost : glyphs.loop, at: column + 2, isLost ? .bad : .plain)
  }
}
