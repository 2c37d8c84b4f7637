import Stage

/// A text field; without a placeholder it is named by its position, `Field 2`.
///
/// `type` begins, changes and ends its text. A return key with its own title is drawn as a button, which `press`
/// presses.
open class UITextField: UIControl {
  private let field = TextField()
  private lazy var returnKey = Button(
    named: { [weak self] in self?.returnKeyType.rawValue.capitalized ?? "" },
    action: { [weak self] in self?.pressReturn() }
  )

  /// The receiver of edits.
  public weak var delegate: (any UITextFieldDelegate)?

  /// The text.
  public var text: String? {
    get { field.text ?? "" }
    set { field.text = newValue }
  }

  /// The placeholder, by which `type` finds the field.
  public var placeholder: String? {
    get { field.placeholder }
    set { field.placeholder = newValue }
  }

  /// The placeholder; its attributes have no effect.
  public var attributedPlaceholder: NSAttributedString? {
    get { placeholder.map { NSAttributedString(string: $0) } }
    set { placeholder = newValue?.string }
  }

  /// The title of the return key, which is drawn as a button unless it is the default.
  public var returnKeyType = UIReturnKeyType.default {
    didSet { returnKey.isHidden = returnKeyType == .default }
  }

  /// The font; has no effect.
  public var font: UIFont? = .systemFont(ofSize: 17)
  /// The colour of the text; has no effect.
  public var textColor: UIColor? = .label
  /// The alignment; has no effect.
  public var textAlignment = NSTextAlignment.natural
  /// The border; has no effect.
  public var borderStyle = BorderStyle.none
  /// Whether the text is hidden on a device; has no effect, since the stage draws it.
  public var isSecureTextEntry = false
  /// The keyboard; has no effect.
  public var keyboardType = UIKeyboardType.default
  /// The rule for capital letters; has no effect.
  public var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether words are corrected; has no effect.
  public var autocorrectionType = UITextAutocorrectionType.default
  /// When a clear button is shown; has no effect: `type` with an empty text clears the field.
  public var clearButtonMode = ViewMode.never

  /// Creates an empty field.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    draw()
  }

  /// Creates an empty field; nothing is read from the archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    draw()
  }

  private func draw() {
    returnKey.isHidden = true
    drawnParts = [field, returnKey]
    field.didType = { [weak self] in self?.didType() }
  }

  private func didType() {
    delegate?.textFieldDidBeginEditing(self)
    touch(for: [.editingDidBegin, .editingChanged, .editingDidEnd])
    delegate?.textFieldDidEndEditing(self)
  }

  private func pressReturn() {
    _ = delegate?.textFieldShouldReturn(self)
    touch(for: .primaryActionTriggered)
  }

  /// The borders of a field.
  public enum BorderStyle: Sendable {
    /// No border, or one of the system's.
    case none, line, bezel, roundedRect
  }

  /// When an accessory of a field is shown.
  public enum ViewMode: Sendable {
    /// Depending on whether the field is edited; has no effect.
    case never, whileEditing, unlessEditing, always
  }
}

/// The receiver of edits in a text field.
public protocol UITextFieldDelegate: AnyObject {
  /// Called when editing begins.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Called when editing ends.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Called when the return key is pressed; the stage ignores the result.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}

  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}

  /// Returns true.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
