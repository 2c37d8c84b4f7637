/// The window of an app, which only holds the first controller: the stage shows the one that the module's assembly
/// returns.
public final class Window {
  /// The first controller of the app; nil if none was set.
  public var rootViewController: ViewController?

  /// Creates a window without a controller.
  public init() {}
}
