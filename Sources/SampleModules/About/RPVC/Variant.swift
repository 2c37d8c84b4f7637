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
      ],
      manifest: Manifest(
        files: ["AboutCoordinator.swift", "AboutViewController.swift", "AboutPresenter.swift"],
        wiring: ["AboutCoordinator.start()"],
        mapping: ["AboutPresenter.state(for:)"]
      )
    ) {
      let coordinator = AboutCoordinator()
      $0.retain(coordinator)
      return coordinator.start()
    }
  }
}
