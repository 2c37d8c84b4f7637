import AboutShared
import ComparisonData
import Stage

extension Variant {
  /// About in VIPER, with a Presenter that reads the entity from a property of its Interactor.
  public static var aboutPulledState: Variant {
    Variant(
      .viper,
      edition: .faulty("pulled-state"),
      methods: [.format: "AboutPresenter.viewDidLoad()"]
    ) { _ in
      AboutRouter.createModule()
    }
  }
}
