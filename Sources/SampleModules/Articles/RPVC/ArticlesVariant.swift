import ArticlesShared
import ComparisonData
import Publishing
import Stage

extension Variant {
  /// Articles in RPVC.
  public static var articlesRPVC: Variant {
    Variant(
      .rpvc,
      entities: ["Article"],
      methods: [
        .get: "ArticlesRepository.fetchAll()",
        .format: "ArticlesPresenter.row(for:)",
        .decide: "ArticlesRepository.loadIfNeeded()",
        .draw: "ArticlesViewController.tableView(_:cellForRowAt:)",
        .navigate: "ArticlesCoordinator.didSelectArticle(id:)",
        .keep: "ArticlesViewController.render(_:)",
      ]
    ) {
      let navigationController = NavigationController()
      let coordinator = ArticlesCoordinator(
        navigationController: navigationController,
        repository: ArticlesRepository(store: $0.articleStore, mainQueue: $0.mainQueue)
      )
      $0.retain(coordinator)
      coordinator.start()
      return navigationController
    }
  }
}
