import Traces

struct WidePen: DiagramPen {
  init(_ options: DiagramOptions, numberWidth: Int) {}
  mutating func draw(_ line: DiagramLine, _ roster: LaneRoster, to ink: inout Ink) {}
  mutating func finish(_ roster: LaneRoster, to ink: inout Ink) {}
}
