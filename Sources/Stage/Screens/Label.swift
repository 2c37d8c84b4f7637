/// A line of text.
public final class Label: View {
  /// What it says; nothing is shown for nil or an empty text.
  public var text: String?

  /// Makes a label.
  public init(text: String? = nil) {
    self.text = text
  }
}
