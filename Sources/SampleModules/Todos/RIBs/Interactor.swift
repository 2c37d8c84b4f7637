/// Decides what a RIB shows and does, from its activation to its deactivation.
class Interactor {
  private(set) var isActive = false

  /// Starts the work of the RIB; does nothing while the Interactor is active.
  final func activate() {
    guard !isActive else { return }
    isActive = true
    didBecomeActive()
  }

  /// Ends the work of the RIB.
  final func deactivate() {
    isActive = false
  }

  /// Called after the activation, to be overridden.
  func didBecomeActive() {}
}
