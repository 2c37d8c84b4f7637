import Stage

/// A line of text.
open class UILabel: UIView {
  private let label = Label()

  /// What it says; nothing is shown for nil or an empty text.
  public var text: String? {
    get { label.text }
    set { label.text = newValue }
  }

  /// What it says, whose look makes no difference.
  public var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0) } }
    set { text = newValue?.string }
  }

  /// Its font.
  public var font: UIFont? = .systemFont(ofSize: 17)
  /// Its colour.
  public var textColor: UIColor? = .label
  /// Where its text stands.
  public var textAlignment = NSTextAlignment.natural
  /// How many lines it may take.
  public var numberOfLines = 1
  /// How a text that is too long is broken.
  public var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// Whether a text that is too long is made smaller.
  public var adjustsFontSizeToFitWidth = false
  /// Whether its font follows the size that is wished for.
  public var adjustsFontForContentSizeCategory = false

  /// Makes a label that says nothing.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    faces = [label]
  }

  /// Makes a label that says nothing.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    faces = [label]
  }
}
