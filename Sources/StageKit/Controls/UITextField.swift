import Stage

/// A line that can be typed into; without a placeholder it is called by its place, `Field 2`.
///
/// `type` begins, changes and ends its text. A return key with a word of its own is a button, which
/// `press` presses.
open class UITextField: UIControl {
  private let field = TextField()
  private lazy var returnKey = Button(
    named: { [weak self] in self?.returnKeyType.rawValue.capitalized ?? "" },
    action: { [weak self] in self?.pressReturn() }
  )

  /// Who is told of what is typed.
  public weak var delegate: (any UITextFieldDelegate)?

  /// What stands in it.
  public var text: String? {
    get { field.text ?? "" }
    set { field.text = newValue }
  }

  /// What it is for, and what `type` calls it by.
  public var placeholder: String? {
    get { field.placeholder }
    set { field.placeholder = newValue }
  }

  /// What it is for, in a look that makes no difference.
  public var attributedPlaceholder: NSAttributedString? {
    get { placeholder.map { NSAttributedString(string: $0) } }
    set { placeholder = newValue?.string }
  }

  /// What the return key says.
  public var returnKeyType = UIReturnKeyType.default {
    didSet { returnKey.isHidden = returnKeyType == .default }
  }

  /// Its font.
  public var font: UIFont? = .systemFont(ofSize: 17)
  /// The colour of its text.
  public var textColor: UIColor? = .label
  /// Where its text stands.
  public var textAlignment = NSTextAlignment.natural
  /// What stands around it.
  public var borderStyle = BorderStyle.none
  /// Whether its text cannot be read on a device; it is read here.
  public var isSecureTextEntry = false
  /// Which keys there are.
  public var keyboardType = UIKeyboardType.default
  /// Which words begin with a capital letter.
  public var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether words are mended.
  public var autocorrectionType = UITextAutocorrectionType.default
  /// When there is a button that empties it; `type` with an empty text does.
  public var clearButtonMode = ViewMode.never

  /// Makes an empty field.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    draw()
  }

  /// Makes an empty field.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    draw()
  }

  private func draw() {
    returnKey.isHidden = true
    faces = [field, returnKey]
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

  /// What stands around a field.
  public enum BorderStyle: Sendable {
    /// Nothing, or one of the system's borders.
    case none, line, bezel, roundedRect
  }

  /// When something can be seen in a field.
  public enum ViewMode: Sendable {
    /// As somebody types, or not.
    case never, whileEditing, unlessEditing, always
  }
}

/// Who is told of what is typed into a field.
public protocol UITextFieldDelegate: AnyObject {
  /// Somebody begins to type.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Somebody has typed.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// The return key was pressed.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// Nothing is done.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}

  /// Nothing is done.
  public func textFieldDidEndEditing(_ textField: UITextField) {}

  /// The key does what it always does.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
