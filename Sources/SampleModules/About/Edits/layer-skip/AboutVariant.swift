import AboutShared
import ComparisonData
import Stage

extension Variant {
  /// About in VIPER, with an Interactor that calls the View directly.
  public static var aboutLayerSkip: Variant {
    Variant(
      .viper,
      edition: .faulty("layer-skip"),
      entities: ["AboutEntity"],
      methods: [
        .format: "AboutPresenter.didGetAbout(_:)",
        .draw: "AboutViewController.showLines(_:)",
      ]
    ) { _ in
      AboutRouter.createModule()
    }
  }
}
