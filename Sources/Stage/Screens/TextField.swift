/// A line that can be typed into.
public final class TextField: View {
  /// What stands in it.
  public var text: String?
  /// What it is for, and what `type` calls it by.
  public var placeholder: String?

  /// What follows when something was typed into it.
  package var didType: (() -> Void)?

  /// Makes an empty field.
  public init(placeholder: String? = nil) {
    self.placeholder = placeholder
  }
}
