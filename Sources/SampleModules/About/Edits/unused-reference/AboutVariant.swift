import AboutShared
import ComparisonData
import Stage

extension Variant {
  /// About in VIPER, with a Router that the Presenter holds but never calls.
  public static var aboutUnusedReference: Variant {
    Variant(
      .viper,
      edition: .faulty("unused-reference"),
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
