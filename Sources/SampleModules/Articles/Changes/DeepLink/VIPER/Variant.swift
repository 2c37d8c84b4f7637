import ArticlesShared
import ComparisonData
import Stage

extension Variant {
  /// Articles in VIPER, opened by a link to one of them.
  public static var articlesDeepLinkVIPER: Variant {
    Variant(
      .viper,
      edition: .changed("deep-link"),
      entities: ["Article"],
      methods: [
        .get: "ArticlesInteractor.loadArticles(then:)",
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
      ArticlesRouter.build(
        store: $0.articleStore,
        mainQueue: $0.mainQueue,
        linkedArticleID: $0.linkedArticleID
      )
    }
  }
}
