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
