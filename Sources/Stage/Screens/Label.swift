/// A label: a view with a line of text.
public final class Label: View {
  /// The text of the label; nil and an empty text are not drawn.
  public var text: String?

  /// Creates a label with a text; nil is not drawn.
  public init(text: String? = nil) {
    self.text = text
  }
}
