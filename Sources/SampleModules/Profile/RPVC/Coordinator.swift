/// Owns a flow of screens: makes them, and leads from one to the next.
protocol Coordinator: AnyObject {
  /// Shows the first screen.
  func start()
}
