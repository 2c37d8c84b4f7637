/// Decides what a RIB shows and does.
class Interactor {
  /// Starts the work of the RIB, to be overridden.
  func activate() {}
}
