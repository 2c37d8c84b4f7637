import AboutShared
import ComparisonData
import Stage

extension Variant {
  /// About in VIPER, with an Interactor that reaches its Store by itself.
  public static var aboutHiddenDependency: Variant {
    Variant(
      .viper,
      edition: .faulty("hidden-dependency"),
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
