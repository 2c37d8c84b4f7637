import ArticlesShared
import ComparisonData
import Stage

extension Variant {
  /// Articles in MVVM, opened by a link to one of them.
  public static var articlesDeepLinkMVVM: Variant {
    Variant(
      .mvvm,
      edition: .changed("deep-link"),
      entities: ["Article"],
      methods: [
        .get: "ArticlesViewModel.load()",
        .format: "ArticlesViewModel.row(for:)",
        .decide: "ArticlesViewModel.appear()",
        .draw: "ArticlesViewController.tableView(_:cellForRowAt:)",
        .navigate: "ArticlesViewController.openArticle(id:)",
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
      return ArticlesViewController(viewModel: viewModel, linkedArticleID: $0.linkedArticleID)
    }
  }
}
