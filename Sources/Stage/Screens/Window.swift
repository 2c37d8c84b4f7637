/// The window of an app, which only holds a root controller.
///
/// The stage shows the controller that the module's assembly returns, whatever the window holds.
public final class Window {
  /// The first controller of the app; nil if none was set.
  public var rootViewController: ViewController?

  /// Creates a window without a controller.
  public init() {}
}
