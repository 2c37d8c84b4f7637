import ArticlesShared
import ComparisonData
import Stage

extension Variant {
  /// Articles in MVVM.
  public static var articlesMVVM: Variant {
    Variant(
      .mvvm,
      entities: ["Article"],
      methods: [
        .get: "ArticlesViewModel.load()",
        .format: "ArticlesViewModel.row(for:)",
        .decide: "ArticlesViewModel.appear()",
        .draw: "ArticlesViewController.tableView(_:cellForRowAt:)",
        .navigate: "ArticlesViewController.tableView(_:didSelectRowAt:)",
        .keep: "ArticlesViewController.show(_:)",
      ]
    ) {
      let viewModel = ArticlesViewModel(store: $0.articleStore, mainQueue: $0.mainQueue)
      return ArticlesViewController(viewModel: viewModel)
    }
  }
}
