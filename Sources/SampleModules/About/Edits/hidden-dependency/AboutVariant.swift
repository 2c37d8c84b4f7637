import AboutShared
import ComparisonData
import Stage

extension Variant {
  /// About in VIPER, with an Interactor that accesses a Store that was not injected.
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
