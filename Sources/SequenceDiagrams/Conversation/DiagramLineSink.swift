/// Takes the lines of a diagram one after the other.
protocol DiagramLineSink {
  /// Takes the next line, with everyone who has a lane by now.
  mutating func take(_ line: DiagramLine, _ registry: LaneRegistry)
}
