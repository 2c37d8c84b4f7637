import ArticlesShared
import ComparisonData
import Stage

extension Variant {
  /// Articles in VIPER as article 002 published it, defects kept.
  public static var articlesPublished002: Variant {
    Variant(
      .viper,
      edition: .published("002"),
      entities: ["Article"],
      methods: [
        .get: "ArticlesInteractor.loadArticles(onSuccess:onError:)",
        .format: "ArticlesPresenter.viewModels(for:)",
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
        ],
        wiring: ["ArticlesRouter.build(store:)"],
        mapping: ["ArticlesPresenter.viewModels(for:)"]
      )
    ) {
      ArticlesRouter.build(store: $0.articleStore)
    }
  }
}
