import AboutShared
import Publishing
import Stage

extension Variant {
  /// About in RPVC, with a Presenter that never publishes.
  public static var aboutSilentPublisher: Variant {
    Variant(.rpvc, edition: .faulty("silent-publisher")) {
      let navigationController = NavigationController()
      let coordinator = AboutCoordinator(navigationController: navigationController)
      $0.retain(coordinator)
      coordinator.start()
      return navigationController
    }
  }
}
