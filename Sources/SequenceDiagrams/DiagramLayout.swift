/// A way to draw a diagram in text.
public struct DiagramLayout: Sendable {
  /// The name of the layout, as typed at the prompt.
  public let name: String
  /// Creates a pen that draws in this layout; row numbers get at least `numberWidth` columns.
  let makePen: @Sendable (DiagramOptions, _ numberWidth: Int) -> any DiagramPen

  /// One numbered line for each row (numbered event): lanes (columns of participants) at the left, labels at the right, each
  /// indented under the row that caused it.
  public static let ladder = DiagramLayout(name: "ladder") { LadderPen($0, numberWidth: $1) }

  /// One numbered line for each row (numbered event), with its label inside its arrow.
  public static let wide = DiagramLayout(name: "wide") { WidePen($0, numberWidth: $1) }

  /// The wide layout if the names fit in boxes and the labels of the first 1,000 lines in arrows; otherwise the ladder.
  public static let automatic = DiagramLayout(name: "auto") {
    AutomaticPen($0, numberWidth: $1)
  }

  /// All layouts.
  public static let all = [automatic, ladder, wide]
}

extension DiagramLayout {
  /// Creates the layout with the name `name`, which must be in lower case; nil if there is none.
  public init?(named name: String) {
    guard let layout = DiagramLayout.all.first(where: { $0.name == name }) else { return nil }
    self = layout
  }
}

/// A type that draws the lines of a diagram one after another, in one layout.
protocol DiagramPen {
  /// Draws a line or holds it back, after the names of the lanes (columns) if a lane is new or the names are due again.
  mutating func draw(_ line: DiagramLine, _ registry: LaneRegistry, to output: inout OutputBuffer)
  /// Draws the lines that the pen holds back.
  mutating func finish(_ registry: LaneRegistry, to output: inout OutputBuffer)
}
