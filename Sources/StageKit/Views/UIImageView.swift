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
