import AboutShared
import ComparisonData
import Stage

extension Variant {
  /// About in VIPER, with a Presenter that requests each line from the Interactor separately.
  public static var aboutPingPong: Variant {
    Variant(
      .viper,
      edition: .faulty("ping-pong"),
      methods: [.format: "AboutInteractor.line(at:)"]
    ) { _ in
      AboutRouter.createModule()
    }
  }
}
