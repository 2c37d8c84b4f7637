import Stage

/// A label: a view with a text.
open class UILabel: UIView {
  private let label = Label()

  /// The text of the label; nil and an empty text are not drawn.
  public var text: String? {
    get { label.text }
    set { label.text = newValue }
  }

  /// The text of the label as an attributed text, whose attributes have no effect.
  public var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0) } }
    set { text = newValue?.string }
  }

  /// The font of the text; has no effect.
  public var font: UIFont? = .systemFont(ofSize: 17)
  /// The colour of the text; has no effect.
  public var textColor: UIColor? = .label
  /// The alignment of the text; has no effect.
  public var textAlignment = NSTextAlignment.natural
  /// The maximum number of lines of the text; has no effect.
  public var numberOfLines = 1
  /// The way in which a text too long for the label is broken; has no effect.
  public var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// Whether a text that is too long is shrunk; has no effect.
  public var adjustsFontSizeToFitWidth = false
  /// Whether the font follows the preferred text size; has no effect.
  public var adjustsFontForContentSizeCategory = false

  override func draw() { drawnParts = [label] }
}
