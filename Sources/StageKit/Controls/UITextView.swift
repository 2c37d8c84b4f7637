import Stage

/// Lines that can be typed into or, where they cannot be edited, read.
open class UITextView: UIScrollView {
  private let field = TextField()
  private let label = Label()

  /// Who is told of what is typed.
  public weak var delegate: (any UITextViewDelegate)?

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What stands in it.
  public var text: String! = "" {
    didSet { draw() }
  }

  /// Whether it can be typed into.
  public var isEditable = true {
    didSet { draw() }
  }

  /// What is read of it aloud, and what `type` calls it by.
  public override var accessibilityLabel: String? {
    didSet { field.placeholder = accessibilityLabel }
  }

  /// Its font.
  public var font: UIFont?
  /// The colour of its text.
  public var textColor: UIColor?
  /// Where its text stands.
  public var textAlignment = NSTextAlignment.natural

  /// Makes an empty text.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    draw()
  }

  /// Makes an empty text.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    draw()
  }

  private func draw() {
    faces = [isEditable ? field : label]
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

/// Who is told of what is typed into a text.
public protocol UITextViewDelegate: AnyObject {
  /// Somebody begins to type.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// The text was changed.
  func textViewDidChange(_ textView: UITextView)
  /// Somebody has typed.
  func textViewDidEndEditing(_ textView: UITextView)
}

extension UITextViewDelegate {
  /// Nothing is done.
  public func textViewDidBeginEditing(_ textView: UITextView) {}

  /// Nothing is done.
  public func textViewDidChange(_ textView: UITextView) {}

  /// Nothing is done.
  public func textViewDidEndEditing(_ textView: UITextView) {}
}
