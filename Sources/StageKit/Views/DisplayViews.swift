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

/// A stand-in for UIKit's images; the stage draws no images.
public final class UIImage {
  /// Creates an image without contents.
  public init() {}

  /// Creates an image with a name in the app's assets; never nil.
  public init?(named name: String) {}

  /// Creates a system image with a name; never nil.
  public init?(systemName: String) {}

  /// Creates an image from the data of a file; never nil.
  public init?(data: Data) {}
}

/// A view that contains an image; the image is not drawn.
open class UIImageView: UIView {
  /// The image in the view; not drawn.
  public var image: UIImage?

  /// Creates a view with an image; the image is not drawn.
  public convenience init(image: UIImage?) {
    self.init()
    self.image = image
  }
}

/// A view that shows "Loading…" while it animates.
open class UIActivityIndicatorView: UIView {
  /// The sizes of an indicator; have no effect.
  public enum Style: Sendable {
    /// An indicator of medium size, or a large one.
    case medium, large
  }

  private let indicator = ActivityIndicatorView()

  /// The size of the indicator; has no effect.
  public var style = Style.medium
  /// The colour of the indicator; has no effect.
  public var color: UIColor? = .gray
  /// Whether a stopped indicator is hidden; has no effect: the stage always hides it.
  public var hidesWhenStopped = true
  /// Whether the indicator animates and is visible.
  public var isAnimating: Bool { indicator.isAnimating }

  /// Creates a stopped indicator; its size has no effect.
  public convenience init(style: Style) {
    self.init()
    self.style = style
  }

  override func draw() { drawnParts = [indicator] }

  /// Shows the indicator.
  public func startAnimating() { indicator.startAnimating() }

  /// Hides the indicator.
  public func stopAnimating() { indicator.stopAnimating() }
}
