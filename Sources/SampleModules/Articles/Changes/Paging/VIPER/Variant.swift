import ArticlesShared
import ComparisonData
import Stage

extension Variant {
  /// Articles in VIPER, page by page.
  public static var articlesPagingVIPER: Variant {
    Variant(
      .viper,
      edition: .changed("paging"),
      entities: ["Article"],
      methods: [
        .get: "ArticlesInteractor.loadArticles(after:then:)",
        .format: "ArticlesPresenter.viewModel(for:)",
        .decide: "ArticlesPresenter.onViewReady()",
        .draw: "ArticlesViewController.tableView(_:cellForRowAt:)",
        .navigate: "ArticlesRouter.goToArticleDetail(_:)",
        .keep: "ArticlesViewController.showArticles(_:)",
      ],
      manifest: Manifest(
        files: [
          "ArticlesProtocols.swift", "ArticlesViewController.swift", "ArticlesPresenter.swift",
          "ArticlesInteractor.swift", "ArticlesRouter.swift", "ArticleVM.swift",
          "ArticleDetailViewController.swift",
        ]
      )
    ) {
      ArticlesRouter.build(store: $0.pagedArticleStore, mainQueue: $0.mainQueue)
    }
  }
}
