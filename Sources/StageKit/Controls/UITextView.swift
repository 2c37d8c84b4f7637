import Stage

/// A view with a text of several lines, drawn as a text field if it can be edited and as a label otherwise.
open class UITextView: UIScrollView {
  private let field = TextField()
  private let label = Label()

  /// The object that is told about edits of the text.
  public weak var delegate: (any UITextViewDelegate)?

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text in the view; nil counts as empty.
  public var text: String! = "" {
    didSet { draw() }
  }

  /// Whether a person can edit the text, by the action `type`.
  public var isEditable = true {
    didSet { draw() }
  }

  /// The accessibility label of the view, by which the action `type` finds it.
  public override var accessibilityLabel: String? {
    didSet { field.placeholder = accessibilityLabel }
  }

  /// The font of the text; has no effect.
  public var font: UIFont?
  /// The colour of the text; has no effect.
  public var textColor: UIColor?
  /// The alignment of the text; has no effect.
  public var textAlignment = NSTextAlignment.natural

  override func draw() {
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

/// An object that is told about edits in a text view.
public protocol UITextViewDelegate: AnyObject {
  /// Called when a person edited the text, before the change is reported.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Called when a person edited the text, to report the change.
  func textViewDidChange(_ textView: UITextView)
  /// Called when a person edited the text, after the change was reported.
  func textViewDidEndEditing(_ textView: UITextView)
}

extension UITextViewDelegate {
  /// Does nothing when editing begins.
  public func textViewDidBeginEditing(_ textView: UITextView) {}

  /// Does nothing when the text changed.
  public func textViewDidChange(_ textView: UITextView) {}

  /// Does nothing when editing ends.
  public func textViewDidEndEditing(_ textView: UITextView) {}
}
