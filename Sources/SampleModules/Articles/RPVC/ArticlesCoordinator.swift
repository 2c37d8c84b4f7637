import ArticlesShared
import Stage
import TraceRecording

/// Makes the list, owns its screen, and leads on to the page of an article.
@Role(.coordinator)
final class ArticlesCoordinator: ArticlesCoordinatorProtocol {
  @Unseen private var viewController: ViewController?

  func start(store: ArticleStoreProtocol, mainQueue: Queue) -> ViewController {
    let repository = ArticlesRepository(store: store, mainQueue: mainQueue)
    let presenter = ArticlesPresenter(repository: repository, coordinator: self)
    let viewController = ArticlesViewController(presenter: presenter)
    self.viewController = viewController
    return viewController
  }

  func showArticle(_ id: Int) {
    let detail = ArticleDetailViewController(articleID: id)
    viewController?.navigationController?.pushViewController(detail, animated: true)
  }
}
