/// A picture, which nobody sees.
public final class UIImage {
  /// Makes a picture.
  public init() {}

  /// Makes a picture of the app.
  public init?(named name: String) {}

  /// Makes a picture of the system.
  public init?(systemName: String) {}

  /// Makes a picture from its bytes.
  public init?(data: Data) {}
}

/// A view that shows a picture, which nobody sees.
open class UIImageView: UIView {
  /// The picture.
  public var image: UIImage?

  /// Makes a view of a picture.
  public convenience init(image: UIImage?) {
    self.init()
    self.image = image
  }
}
