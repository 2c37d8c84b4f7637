/// A pen that draws a wide diagram (labels inside the arrows) if all names fit in boxes and all labels in arrows, otherwise a
/// ladder (labels at the right).
///
/// The first 1,000 lines decide, or fewer if the pen is flushed before, so the pen holds back up to 1,000 lines.
struct AutomaticPen: DiagramPen {
  private let options: DiagramOptions
  private let numberWidth: Int
  private var waiting: [DiagramLine] = []
  private var chosen: (any DiagramPen)?

  private static let lookahead = 1000

  init(_ options: DiagramOptions, numberWidth: Int) {
    self.options = options
    self.numberWidth = numberWidth
  }

  mutating func draw(_ line: DiagramLine, _ registry: LaneRegistry, to output: inout OutputBuffer) {
    guard chosen == nil else {
      chosen?.draw(line, registry, to: &output)
      return
    }
    waiting.append(line)
    if waiting.count >= AutomaticPen.lookahead { choose(registry, to: &output) }
  }

  mutating func finish(_ registry: LaneRegistry, to output: inout OutputBuffer) {
    if chosen == nil, !waiting.isEmpty { choose(registry, to: &output) }
    chosen?.finish(registry, to: &output)
  }

  private mutating func choose(_ registry: LaneRegistry, to output: inout OutputBuffer) {
    let hasRoom = WideColumns.haveRoom(
      for: registry.participants,
      waiting,
      options,
      numberWidth: max(numberWidth, waiting.numberWidth)
    )
    let layout: DiagramLayout = hasRoom ? .wide : .ladder
    var pen = layout.makePen(options, numberWidth)
    for line in waiting { pen.draw(line, registry, to: &output) }
    waiting = []
    chosen = pen
  }
}
