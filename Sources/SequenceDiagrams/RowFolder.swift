/// A receiver of a diagram's lines that draws them with a pen; repeated lines are counted instead if the options say so.
struct RowFolder: DiagramLineSink {
  var output: OutputBuffer
  /// The number of the last row (numbered event) that was drawn or counted; nil before the first row.
  private(set) var lastNumber: Int?
  private var repeats: RepeatFold
  var pen: any DiagramPen
  private var room: Int

  init(
    _ pen: any DiagramPen,
    _ output: OutputBuffer,
    _ options: DiagramOptions,
    longest: Int = .max
  ) {
    self.pen = pen
    self.output = output
    room = longest
    repeats = RepeatFold(options)
  }

  var isFull: Bool { room <= 0 }

  mutating func take(_ line: DiagramLine, _ registry: LaneRegistry, _ calls: RunningCalls) {
    repeats.take(line)
    drawUnfolded(registry)
  }

  mutating func finish(_ registry: LaneRegistry) {
    repeats.finish()
    drawUnfolded(registry)
    flush(registry)
  }

  mutating func flush(_ registry: LaneRegistry) { pen.finish(registry, to: &output) }

  private mutating func drawUnfolded(_ registry: LaneRegistry) {
    for line in repeats.takeLines() { draw(line, registry) }
  }

  private mutating func draw(_ line: DiagramLine, _ registry: LaneRegistry) {
    guard !isFull else { return }
    pen.draw(line, registry, to: &output)
    if let last = line.number ?? line.counted { lastNumber = last }
    if line.number != nil { room -= 1 }
  }
}
