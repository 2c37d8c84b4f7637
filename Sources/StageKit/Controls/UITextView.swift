import Stage

/// A multi-line text, drawn as a field if it can be edited and as a label otherwise.
open class UITextView: UIScrollView {
  private let field = TextField()
  private let label = Label()

  /// The receiver of edits.
  public weak var delegate: (any UITextViewDelegate)?

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text.
  public var text: String! = "" {
    didSet { draw() }
  }

  /// Whether the text can be edited.
  public var isEditable = true {
    didSet { draw() }
  }

  /// The accessibility label, by which `type` finds the field.
  public override var accessibilityLabel: String? {
    didSet { field.placeholder = accessibilityLabel }
  }

  /// The font; has no effect.
  public var font: UIFont?
  /// The colour of the text; has no effect.
  public var textColor: UIColor?
  /// The alignment; has no effect.
  public var textAlignment = NSTextAlignment.natural

  /// Creates an empty text view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    draw()
  }

  /// Creates an empty text view; nothing is read from the archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    draw()
  }

  private func draw() {
    drawnParts = [isEditable ? field : label]
    field.text = text
    label.text = text
    field.didType = { [weak self] in self?.didType() }
  }

  private func didType() {
    text = field.text
    delegate?.textViewDidBeginEditing(self)
    delegate?.textViewDidChange(self)
    delegate?.textViewDidEndEditing(self)
  }
}

/// The receiver of edits in a text view.
public protocol UITextViewDelegate: AnyObject {
  /// Called when editing begins.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Called after the text changed.
  func textViewDidChange(_ textView: UITextView)
  /// Called when editing ends.
  func textViewDidEndEditing(_ textView: UITextView)
}

extension UITextViewDelegate {
  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}

  /// Does nothing.
  public func textViewDidChange(_ textView: UITextView) {}

  /// Does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
}
