import Stage

/// A text field; without a placeholder it is named by its position, `Field 2`.
///
/// The action `type` at the prompt begins an edit, replaces the text and ends the edit. A return key with its own title
/// is drawn as a button, which the action `press` presses.
open class UITextField: UIControl {
  private let field = TextField()
  private lazy var returnKey = Button(
    named: { [weak self] in self?.returnKeyType.rawValue.capitalized ?? "" },
    action: { [weak self] in self?.pressReturn() }
  )

  /// The object that is told about edits and the return key.
  public weak var delegate: (any UITextFieldDelegate)?

  /// The text in the field; empty, never nil, when read.
  public var text: String? {
    get { field.text ?? "" }
    set { field.text = newValue }
  }

  /// The placeholder of the field, by which the action `type` finds it; nil if it has none.
  public var placeholder: String? {
    get { field.placeholder }
    set { field.placeholder = newValue }
  }

  /// The placeholder of the field as an attributed text, whose attributes have no effect.
  public var attributedPlaceholder: NSAttributedString? {
    get { placeholder.map { NSAttributedString(string: $0) } }
    set { placeholder = newValue?.string }
  }

  /// The title of the return key, which is drawn as a button unless the title is the default one.
  public var returnKeyType = UIReturnKeyType.default {
    didSet { returnKey.isHidden = returnKeyType == .default }
  }

  /// The font of the text; has no effect.
  public var font: UIFont? = .systemFont(ofSize: 17)
  /// The colour of the text; has no effect.
  public var textColor: UIColor? = .label
  /// The alignment of the text; has no effect.
  public var textAlignment = NSTextAlignment.natural
  /// The border of the field; has no effect.
  public var borderStyle = BorderStyle.none
  /// Whether the text is hidden, as for a password; has no effect: the stage draws it.
  public var isSecureTextEntry = false
  /// The keyboard for the text; has no effect.
  public var keyboardType = UIKeyboardType.default
  /// The rule by which the keyboard capitalises letters; has no effect.
  public var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether typed words are corrected; has no effect.
  public var autocorrectionType = UITextAutocorrectionType.default
  /// When a button that clears the field is shown; has no effect: the action `type` with an empty text clears it.
  public var clearButtonMode = ViewMode.never

  override func draw() {
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

  /// The borders of a text field; have no effect.
  public enum BorderStyle: Sendable {
    /// No border, or one of the borders of UIKit.
    case none, line, bezel, roundedRect
  }

  /// The times at which an accessory of a text field is shown.
  public enum ViewMode: Sendable {
    /// Never, while the field is edited, while it is not edited, or always; has no effect.
    case never, whileEditing, unlessEditing, always
  }
}

/// An object that is told about edits and the return key of a text field.
public protocol UITextFieldDelegate: AnyObject {
  /// Called when a person edited the text, before the change is reported.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Called when a person edited the text, after the change was reported.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Called when a person presses the return key; the stage ignores the result.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// Does nothing when editing begins.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}

  /// Does nothing when editing ends.
  public func textFieldDidEndEditing(_ textField: UITextField) {}

  /// Returns true when a person presses the return key.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

// Keyboard settings, which have no effect beyond the title of the return key.

/// The titles of a keyboard's return key.
public enum UIReturnKeyType: String, Sendable {
  /// The usual key without a title, or a key with the capitalised name of the case as its title.
  case `default`, go, join, next, search, send, done, `continue`
}

/// The kinds of keyboards.
public enum UIKeyboardType: Sendable {
  /// A keyboard for a kind of text; has no effect.
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad,
    emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// The rules by which a keyboard capitalises letters.
public enum UITextAutocapitalizationType: Sendable {
  /// A rule by which a keyboard capitalises letters; has no effect.
  case none, words, sentences, allCharacters
}

/// The settings for the correction of typed words.
public enum UITextAutocorrectionType: Sendable {
  /// A correction as the system decides, none, or always; has no effect.
  case `default`, no, yes
}
