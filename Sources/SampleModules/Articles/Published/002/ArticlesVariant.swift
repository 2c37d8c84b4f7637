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
        .format: "ArticlesPresenter.onSuccess(_:)",
        .decide: "ArticlesPresenter.onViewReady()",
        .draw: "ArticlesViewController.tableView(_:cellForRowAt:)",
        .navigate: "ArticlesRouter.goToArticleDetail(_:)",
        .keep: "ArticlesViewController.showArticles(_:)",
      ]
    ) {
      let task = NavigationController()
      let context = ApplicationContext(store: $0.articleStore, ioQueue: $0.ioQueue, task: task)
      let list = ArticlesViewController(applicationContext: context)
      task.pushViewController(list, animated: false)
      return task
    }
  }
}
