import AboutShared
import ComparisonData
import Stage

extension Variant {
  /// About in VIPER.
  public static var aboutVIPER: Variant {
    Variant(
      .viper,
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
