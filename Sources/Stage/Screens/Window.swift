/// An app's window, shaped like UIKit's; `open` makes it visible.
public final class Window {
  /// The first screen.
  public var rootViewController: ViewController?

  /// Creates a window without a screen.
  public init() {}
}
