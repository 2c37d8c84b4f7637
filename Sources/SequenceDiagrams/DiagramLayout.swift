/// A way to draw a diagram in text.
public struct DiagramLayout: Sendable {
  /// The name of the layout, as typed at the prompt.
  public let name: String
  /// Creates a pen whose number column is at least `numberWidth` wide.
  let makePen: @Sendable (DiagramOptions, _ numberWidth: Int) -> any DiagramPen

  /// One numbered line a row: lanes at the left, labels at the right, indented by cause.
  public static let ladder = DiagramLayout(name: "ladder") { LadderPen($0, numberWidth: $1) }

  /// One numbered line a row: labels inside their arrows.
  public static let wide = DiagramLayout(name: "wide") { WidePen($0, numberWidth: $1) }

  /// The wide layout if every label fits into its arrow, otherwise the ladder.
  public static let automatic = DiagramLayout(name: "auto") {
    AutomaticPen($0, numberWidth: $1)
  }

  /// All layouts.
  public static let all = [automatic, ladder, wide]

  /// Creates the layout of a lower-case name; nil for an unknown name.
  public init?(named name: String) {
    guard let layout = DiagramLayout.all.first(where: { $0.name == name }) else { return nil }
    self = layout
  }

  private init(
    name: String,
    makePen: @escaping @Sendable (DiagramOptions, Int) -> any DiagramPen
  ) {
    self.name = name
    self.makePen = makePen
  }
}

/// Draws the lines of a diagram one after the other, in one layout.
protocol DiagramPen {
  /// Draws a line, and before it the lanes' names if they are new or scrolled away.
  mutating func draw(_ line: DiagramLine, _ registry: LaneRegistry, to output: inout OutputBuffer)
  /// Draws the lines held back, after the last line.
  mutating func finish(_ registry: LaneRegistry, to output: inout OutputBuffer)
}
