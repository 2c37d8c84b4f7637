import AboutShared
import ComparisonData
import Stage

extension Variant {
  /// About in VIPER, with a Presenter that asks for each line by itself.
  public static var aboutPingPong: Variant {
    Variant(
      .viper,
      edition: .faulty("ping-pong"),
      entities: ["AboutEntity"],
      methods: [
        .format: "AboutInteractor.line(at:)",
        .draw: "AboutViewController.showLines(_:)",
      ],
      manifest: Manifest(
        files: [
          "AboutRouter.swift", "AboutProtocols.swift", "AboutViewController.swift",
          "AboutPresenter.swift", "AboutInteractor.swift",
        ]
      )
    ) { _ in
      AboutRouter.createModule()
    }
  }
}
