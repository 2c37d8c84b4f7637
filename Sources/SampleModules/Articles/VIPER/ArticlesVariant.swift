import ArticlesShared
import ComparisonData
import Stage

extension Variant {
  /// Articles in VIPER.
  public static var articlesVIPER: Variant {
    Variant(
      .viper,
      entities: ["Article"],
      methods: [
        .get: "ArticlesInteractor.loadArticles(then:)",
        .format: "ArticlesPresenter.viewModel(for:)",
        .decide: "ArticlesPresenter.onViewReady()",
        .draw: "ArticlesViewController.tableView(_:cellForRowAt:)",
        .navigate: "ArticlesRouter.goToArticleDetail(_:)",
        .keep: "ArticlesViewController.showArticles(_:)",
      ]
    ) {
      ArticlesRouter.build(store: $0.articleStore, mainQueue: $0.mainQueue)
    }
  }
}
