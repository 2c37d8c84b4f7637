/// A small app in a school's style, which its user uses by itself.
public struct Fixture: Sendable {
  /// Its name, as its folder's.
  public let name: String
  /// Whether nothing in it happens at the same time as something else.
  public let isOrdered: Bool
  /// Starts the app, does what its user does, and ends it.
  public let play: @MainActor @Sendable (User) async -> Void

  /// Makes a fixture.
  public init(
    _ name: String,
    isOrdered: Bool = true,
    play: @escaping @MainActor @Sendable (User) async -> Void
  ) {
    self.name = name
    self.isOrdered = isOrdered
    self.play = play
  }
}

/// Who uses a fixture.
@MainActor public struct User {
  private let deed: (_ words: String, _ screen: AnyObject?, _ body: () -> Void) -> Void

  /// Makes a user whose deeds somebody may record.
  public init(deed: @escaping (_ words: String, _ screen: AnyObject?, _ body: () -> Void) -> Void) {
    self.deed = deed
  }

  /// Does something on a screen.
  public func does(_ words: String, on screen: AnyObject?, _ body: () -> Void) {
    deed(words, screen, body)
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
