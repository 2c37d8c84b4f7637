import AboutShared
import ComparisonData
import Stage

extension Variant {
  /// About in MVC.
  public static var aboutMVC: Variant {
    Variant(
      .mvc,
      entities: ["AboutEntity"],
      methods: [
        .format: "AboutViewController.versionText",
        .draw: "AboutViewController.viewDidLoad()",
      ]
    ) { _ in
      AboutViewController()
    }
  }
}
