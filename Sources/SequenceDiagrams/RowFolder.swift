/// Draws the lines that come from a conversation, or counts them where they repeat.
struct RowFolder: DiagramLineSink {
  /// Where it is drawn.
  var output: OutputBuffer
  /// The number of the last row that was drawn or counted; nil before the first.
  private(set) var lastNumber: Int?
  private var repeats: RepeatFold?
  private var pen: any DiagramPen
  private var unfolded: [DiagramLine] = []
  private var room: Int

  /// Begins with an empty output that has room for so many rows.
  init(_ pen: any DiagramPen, _ output: OutputBuffer, _ options: DiagramOptions, longest: Int) {
    self.pen = pen
    self.output = output
    room = longest
    repeats =
      options.foldsRepeats
      ? RepeatFold(isASCII: options.drawsASCII) : nil
  }

  /// Whether as many rows are drawn as there may be.
  var isFull: Bool { room <= 0 }

  mutating func take(_ line: DiagramLine, _ registry: LaneRegistry, _ calls: RunningCalls) {
    guard repeats != nil else { return draw(line, registry) }
    repeats?.take(line, into: &unfolded)
    drawUnfolded(registry)
  }

  /// Draws what was kept back.
  mutating func finish(_ registry: LaneRegistry) {
    repeats?.finish(into: &unfolded)
    drawUnfolded(registry)
    pen.finish(registry, to: &output)
  }

  private mutating func drawUnfolded(_ registry: LaneRegistry) {
    let lines = unfolded
    unfolded.removeAll()
    for line in lines { draw(line, registry) }
  }

  private mutating func draw(_ line: DiagramLine, _ registry: LaneRegistry) {
    guard !isFull else { return }
    pen.draw(line, registry, to: &output)
    if let last = line.number ?? line.counted { lastNumber = last }
    if line.number != nil { room -= 1 }
  }
}
