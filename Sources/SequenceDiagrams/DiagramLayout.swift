/// A way to draw a diagram in text.
public struct DiagramLayout: Sendable {
  /// The name of the layout, as typed at the prompt.
  public let name: String
  /// Creates a pen that draws in this layout, with at least `numberWidth` columns for the row numbers.
  let makePen: @Sendable (DiagramOptions, _ numberWidth: Int) -> any DiagramPen

  /// One numbered line for each row: the lanes (columns of participants) at the left, the labels at the right, indented
  /// under the rows that caused them.
  public static let ladder = DiagramLayout(name: "ladder") { LadderPen($0, numberWidth: $1) }

  /// One numbered line for each row, with the labels inside their arrows.
  public static let wide = DiagramLayout(name: "wide") { WidePen($0, numberWidth: $1) }

  /// The wide layout if every label fits into its arrow, otherwise the ladder.
  public static let automatic = DiagramLayout(name: "auto") {
    AutomaticPen($0, numberWidth: $1)
  }

  /// All layouts.
  public static let all = [automatic, ladder, wide]

  /// Creates the layout with a name in lower case; nil for an unknown name.
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

/// A type that draws the lines of a diagram one after the other, in one layout.
protocol DiagramPen {
  /// Draws a line, and before it the names of the lanes if there are new lanes or if the names are due to be repeated.
  mutating func draw(_ line: DiagramLine, _ registry: LaneRegistry, to output: inout OutputBuffer)
  /// Draws the lines that the pen has held back; called after the last line.
  mutating func finish(_ registry: LaneRegistry, to output: inout OutputBuffer)
}
