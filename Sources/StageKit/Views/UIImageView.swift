/// An image, which is not drawn.
public final class UIImage {
  /// Creates an image.
  public init() {}

  /// Creates an image of the app's assets; never nil.
  public init?(named name: String) {}

  /// Creates a system image; never nil.
  public init?(systemName: String) {}

  /// Creates an image from data; never nil.
  public init?(data: Data) {}
}

/// A view that contains an image, which is not drawn.
open class UIImageView: UIView {
  /// The image.
  public var image: UIImage?

  /// Creates a view with an image.
  public convenience init(image: UIImage?) {
    self.init()
    self.image = image
  }
}
