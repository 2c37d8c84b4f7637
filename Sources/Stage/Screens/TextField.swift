/// A text field, into which the action `type` types.
public final class TextField: View {
  /// The text in the field; nil until a text, which may be empty, is set.
  public var text: String?
  /// The placeholder of the field, by which the action `type` finds it; nil if it has none.
  public var placeholder: String?

  /// The closure called after a person typed the text.
  package var didType: (() -> Void)?

  /// Creates an empty field; without a placeholder it is named by its position, `Field 2`.
  public init(placeholder: String? = nil) {
    self.placeholder = placeholder
  }
}
