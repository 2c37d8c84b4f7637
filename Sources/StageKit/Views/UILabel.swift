import Stage

/// A label with a line of text.
open class UILabel: UIView {
  private let label = Label()

  /// The text; nil and an empty text are not drawn.
  public var text: String? {
    get { label.text }
    set { label.text = newValue }
  }

  /// The text; its attributes have no effect.
  public var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0) } }
    set { text = newValue?.string }
  }

  /// The font; has no effect.
  public var font: UIFont? = .systemFont(ofSize: 17)
  /// The colour; has no effect.
  public var textColor: UIColor? = .label
  /// The alignment; has no effect.
  public var textAlignment = NSTextAlignment.natural
  /// The maximum number of lines; has no effect.
  public var numberOfLines = 1
  /// How a text that is too long is broken; has no effect.
  public var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// Whether a text that is too long is shrunk; has no effect.
  public var adjustsFontSizeToFitWidth = false
  /// Whether the font follows the preferred text size; has no effect.
  public var adjustsFontForContentSizeCategory = false

  /// Creates an empty label.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    drawnParts = [label]
  }

  /// Creates an empty label; nothing is read from the archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    drawnParts = [label]
  }
}
