import ArticlesShared
import ComparisonData
import Stage

extension Variant {
  /// Articles in VIPER, drawn by another kit.
  public static var articlesListKitVIPER: Variant {
    Variant(
      .viper,
      edition: .changed("list-kit"),
      entities: ["Article"],
      methods: [
        .get: "ArticlesInteractor.loadArticles(then:)",
        .format: "ArticlesPresenter.viewModel(for:)",
        .decide: "ArticlesPresenter.onViewReady()",
        .draw: "ArticlesViewController.showArticles(_:)",
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
      ArticlesRouter.build(store: $0.articleStore, mainQueue: $0.mainQueue)
    }
  }
}
