/// A label with a line of text.
public final class Label: View {
  /// The text; nil and an empty text are not drawn.
  public var text: String?

  /// Creates a label.
  public init(text: String? = nil) {
    self.text = text
  }
}
