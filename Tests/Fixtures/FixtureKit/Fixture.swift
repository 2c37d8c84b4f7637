/// A small app in a school's style, which plays what its user does.
public struct Fixture: Sendable {
  /// The name of its file or folder.
  public let name: String
  /// Whether nothing in it happens at the same time as something else.
  public let isOrdered: Bool
  /// Starts the app, does what its user does, and ends it.
  public let play: @MainActor @Sendable () async -> Void

  /// Makes a fixture.
  public init(
    _ name: String,
    isOrdered: Bool = true,
    play: @escaping @MainActor @Sendable () async -> Void
  ) {
    self.name = name
    self.isOrdered = isOrdered
    self.play = play
  }
}

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
