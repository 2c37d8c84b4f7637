import ArticlesShared
import ComparisonData
import Stage

extension Variant {
  /// Articles in MVVM, drawn by another kit.
  public static var articlesListKitMVVM: Variant {
    Variant(
      .mvvm,
      edition: .changed("list-kit"),
      entities: ["Article"],
      methods: [
        .get: "ArticlesViewModel.load()",
        .format: "ArticlesViewModel.row(for:)",
        .decide: "ArticlesViewModel.appear()",
        .draw: "ArticlesViewController.show(_:)",
        .navigate: "ArticlesViewController.open(_:)",
        .keep: "ArticlesViewController.show(_:)",
      ],
      manifest: Manifest(
        files: [
          "ArticlesViewController.swift", "ArticlesViewModel.swift", "ArticlesViewState.swift",
          "ArticleRow.swift", "ArticleDetailViewController.swift",
        ]
      )
    ) {
      let viewModel = ArticlesViewModel(store: $0.articleStore, mainQueue: $0.mainQueue)
      return ArticlesViewController(viewModel: viewModel)
    }
  }
}
