import AboutShared
import ComparisonData
import Stage

extension Variant {
  /// About in VIPER, with a Presenter that never ends the loading state.
  public static var aboutEndlessLoading: Variant {
    Variant(
      .viper,
      edition: .faulty("endless-loading"),
      entities: ["AboutEntity"],
      methods: [
        .format: "AboutPresenter.didGetAbout(_:)",
        .draw: "AboutViewController.show(_:)",
      ]
    ) { _ in
      AboutRouter.createModule()
    }
  }
}
