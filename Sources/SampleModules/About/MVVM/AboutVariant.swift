import AboutShared
import ComparisonData
import Stage

extension Variant {
  /// About in MVVM.
  public static var aboutMVVM: Variant {
    Variant(
      .mvvm,
      entities: ["AboutEntity"],
      methods: [
        .format: "AboutViewModel.lines",
        .draw: "AboutViewController.viewDidLoad()",
      ]
    ) { _ in
      AboutViewController(viewModel: AboutViewModel())
    }
  }
}
