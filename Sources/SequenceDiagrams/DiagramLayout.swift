/// A way to draw a diagram.
public struct DiagramLayout: Sendable {
  /// The word people type for it.
  public let name: String
  /// Draws a diagram, each line ended by a newline.
  public let draw: @Sendable (Diagram, DiagramOptions) -> StyledText

  /// Makes a layout.
  public init(
    _ name: String,
    draw: @escaping @Sendable (Diagram, DiagramOptions) -> StyledText
  ) {
    self.name = name
    self.draw = draw
  }

  /// One numbered line a row: lanes at the left, labels at the right, indented by cause.
  public static let ladder = DiagramLayout("ladder") { Ladder($0, $1).drawn() }
}
