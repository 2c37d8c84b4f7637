/// What an app shows its screens in, shaped like UIKit's; `open` makes it visible.
public final class Window {
  /// The first screen.
  public var rootViewController: ViewController?

  /// Makes a window without a screen.
  public init() {}
}
