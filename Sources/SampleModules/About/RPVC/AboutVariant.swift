import AboutShared
import ComparisonData
import Publishing
import Stage

extension Variant {
  /// About in RPVC.
  public static var aboutRPVC: Variant {
    Variant(
      .rpvc,
      entities: ["AboutEntity"],
      methods: [
        .format: "AboutPresenter.state(for:)",
        .draw: "AboutViewController.render(_:)",
      ]
    ) {
      let navigationController = NavigationController()
      let coordinator = AboutCoordinator(navigationController: navigationController)
      $0.retain(coordinator)
      coordinator.start()
      return navigationController
    }
  }
}
