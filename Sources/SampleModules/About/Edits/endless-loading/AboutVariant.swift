import AboutShared
import ComparisonData
import Stage

extension Variant {
  /// About in VIPER, with a Presenter that never ends the loading state.
  public static var aboutEndlessLoading: Variant {
    Variant(
      .viper,
      edition: .faulty("endless-loading"),
      methods: [.draw: "AboutViewController.show(_:)"]
    ) { _ in
      AboutRouter.createModule()
    }
  }
}
