import ArticlesShared
import ComparisonData
import Stage

extension Variant {
  /// Articles in VIPER, with a Presenter that accepts the answer to an outdated request.
  public static var articlesRefreshRace: Variant {
    Variant(
      .viper,
      edition: .faulty("refresh-race"),
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
