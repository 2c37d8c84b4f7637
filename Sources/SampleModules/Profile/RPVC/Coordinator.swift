import Stage

/// Owns a flow of screens: makes them, and leads from one to the next.
protocol Coordinator: AnyObject {
  /// Makes the first screen, ready to be shown.
  func start() -> ViewController
}
