import ArticlesShared
import ComparisonData
import Publishing
import Stage

extension Variant {
  /// Articles in RPVC, drawn by another kit.
  public static var articlesListKitRPVC: Variant {
    Variant(
      .rpvc,
      edition: .changed("list-kit"),
      entities: ["Article"],
      methods: [
        .get: "ArticlesRepository.fetchAll()",
        .format: "ArticlesPresenter.row(for:)",
        .decide: "ArticlesRepository.loadIfNeeded()",
        .draw: "ArticlesViewController.render(_:)",
        .navigate: "ArticlesCoordinator.didSelectArticle(id:)",
        .keep: "ArticlesViewController.render(_:)",
      ],
      manifest: Manifest(
        files: [
          "ArticlesProtocols.swift", "ArticlesCoordinator.swift", "ArticlesViewController.swift",
          "ArticlesPresenter.swift", "ArticlesRepository.swift", "ArticlesState.swift",
          "ArticlesViewState.swift", "ArticleRow.swift", "ArticleDetailViewController.swift",
        ]
      )
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
