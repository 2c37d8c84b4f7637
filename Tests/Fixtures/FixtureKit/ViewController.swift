/// A screen, as a system's library has it.
open class ViewController {
  /// Makes a screen that nobody sees.
  public init() {}

  /// Is called by the system when the screen is seen for the first time.
  open func viewDidLoad() {}
}

/// What keeps the screens of an app.
public final class Window {
  /// The screens, the first one lowest.
  public var screens: [ViewController] = []

  /// Makes a window without screens.
  public init() {}
}
