import ArticlesShared
import ComparisonData
import Stage

extension Variant {
  /// Articles in VIPER, with `async` methods instead of callbacks.
  public static var articlesVIPERAsync: Variant {
    Variant(
      .viperAsync,
      entities: ["Article"],
      methods: [
        .get: "ArticlesInteractor.loadArticles()",
        .format: "ArticlesPresenter.viewModel(for:)",
        .decide: "ArticlesPresenter.onViewReady()",
        .draw: "ArticlesViewController.tableView(_:cellForRowAt:)",
        .navigate: "ArticlesRouter.goToArticleDetail(_:)",
        .keep: "ArticlesViewController.showArticles(_:)",
      ],
      assemble: StageActor.assembly { ArticlesRouter.build(store: $0.articleStore) }
    )
  }
}
