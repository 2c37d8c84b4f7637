import AboutShared
import ComparisonData
import Publishing
import Stage

extension Variant {
  /// About in RPVC, with a Presenter that never publishes.
  public static var aboutSilentPublisher: Variant {
    Variant(
      .rpvc,
      edition: .faulty("silent-publisher"),
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
