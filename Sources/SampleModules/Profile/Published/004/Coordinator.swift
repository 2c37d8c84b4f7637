/// Owns a flow of screens: makes the screens and navigates between them.
protocol Coordinator: AnyObject {
  /// Shows the first screen.
  func start()
}
