/// A text field.
public final class TextField: View {
  /// The text.
  public var text: String?
  /// The placeholder, by which `type` finds the field.
  public var placeholder: String?

  /// Called after the text was typed by a person.
  package var didType: (() -> Void)?

  /// Creates an empty field.
  public init(placeholder: String? = nil) {
    self.placeholder = placeholder
  }
}
