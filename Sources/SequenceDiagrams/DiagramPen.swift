/// Draws the lines of a diagram one after the other, in one layout.
protocol DiagramPen {
  /// Draws a line; before it the names, if they are new or have not been seen for long.
  mutating func draw(_ line: DiagramLine, _ registry: LaneRegistry, to output: inout OutputBuffer)
  /// Draws what was kept back, when there are no more lines.
  mutating func finish(_ registry: LaneRegistry, to output: inout OutputBuffer)
}
