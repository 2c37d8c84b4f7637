import TerminalText
import Traces

/// The names above the lanes (participants' columns) of a wide diagram, in boxes if they fit.
struct WideHeader {
  let columns: WideColumns
  let glyphs: Glyphs
  let width: Int

  /// Returns the lines with the names of `lanes`: frames around named modules, if any, then the names in boxes or, where the boxes
  /// do not fit, distributed over several lines.
  func lines(naming lanes: LaneSet) -> [[WidePiece]] {
    let named = columns.participants.indices.filter { lanes.contains($0) }
    guard !named.isEmpty else { return [] }
    let frames = self.frames(above: named)
    let names = columns.isBoxed ? boxes(named) : staggered(named)
    return (frames.isEmpty ? [] : [frames]) + names
  }

  private func boxes(_ lanes: [Int]) -> [[WidePiece]] {
    let box = glyphs.box
    return [
      lanes.map { lane in
        piece(lane, box.topLeft + String(repeating: box.dash, count: width(lane)) + box.topRight)
      },
      lanes.map { name($0) },
      lanes.map { lane in
        let left = columns[lane] - columns.start(of: lane)
        let right = width(lane) - left - 1
        return piece(
          lane,
          box.bottomLeft + String(repeating: box.dash, count: left) + box.stem
            + String(repeating: box.dash, count: right) + box.bottomRight
        )
      },
    ]
  }

  func name(_ lane: Int) -> WidePiece {
    let side = glyphs.box.side
    var text = StyledText(side)
    text.append(columns.names[lane], .role(columns.participants[lane].role))
    text.append(side)
    return WidePiece(column: columns.start(of: lane) - 1, text: text)
  }

  private func piece(_ lane: Int, _ text: String) -> WidePiece {
    WidePiece(column: columns.start(of: lane) - 1, text: StyledText(text))
  }

  private func width(_ lane: Int) -> Int { glyphs.width(of: columns.names[lane]) }

  private func staggered(_ lanes: [Int]) -> [[WidePiece]] {
    (0..<columns.nameRows).map { row in
      lanes.filter { $0 % columns.nameRows == row }.map { lane in
        let style = TextStyle.role(columns.participants[lane].role)
        return WidePiece(
          column: columns.start(of: lane),
          text: StyledText(columns.names[lane], style)
        )
      }
    }.filter { !$0.isEmpty }
  }

  private func frames(above lanes: [Int]) -> [WidePiece] {
    let border = columns.isBoxed ? 1 : 0
    let frames = ModuleFrame.all(
      around: lanes.map { lane in
        (
          columns.participants[lane].module,
          columns.start(of: lane) - border..<columns.end(of: lane) + border
        )
      }
    )
    return ModuleFrame.fitting(frames, within: width).map {
      WidePiece(column: $0.start, text: StyledText($0.drawn(glyphs), .dim))
    }
  }
}

struct WidePiece {
  let column: Int
  let text: StyledText
  /// Whether the piece is words, which need a blank before the next lane (participant's column).
  var isWords = false

  var end: Int { column + text.displayWidth }
}
