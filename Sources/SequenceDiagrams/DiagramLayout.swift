/// A way to draw a diagram.
public struct DiagramLayout: Sendable {
  /// The word people type for it.
  public let name: String
  /// Makes a pen for numbers of that many columns at least.
  let makePen: @Sendable (DiagramOptions, _ numberWidth: Int) -> any DiagramPen

  /// One numbered line a row: lanes at the left, labels at the right, indented by cause.
  public static let ladder = DiagramLayout(name: "ladder") { LadderPen($0, numberWidth: $1) }

  /// One numbered line a row: labels inside their arrows.
  public static let wide = DiagramLayout(name: "wide") { WidePen($0, numberWidth: $1) }

  /// Wide where every label has room in its arrow, else the ladder.
  public static let automatic = DiagramLayout(name: "auto") {
    AutomaticPen($0, numberWidth: $1)
  }

  /// Every layout that can be asked for.
  public static let all = [automatic, ladder, wide]

  /// The layout of that name, in small letters; nil where there is none.
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
  /// Draws a line; before it the names, if they are new or have not been seen for long.
  mutating func draw(_ line: DiagramLine, _ registry: LaneRegistry, to output: inout OutputBuffer)
  /// Draws what was kept back, when there are no more lines.
  mutating func finish(_ registry: LaneRegistry, to output: inout OutputBuffer)
}
