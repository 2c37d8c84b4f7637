import ArticlesShared
import Stage
import TraceRecording

/// Makes the list, owns the stack that it stands on, and leads on to the page of an article.
@Role(.coordinator)
final class ArticlesCoordinator: ArticlesViewControllerDelegate {
  private let navigationController: NavigationController
  private var repository: ArticlesRepositoryProtocol

  init(navigationController: NavigationController, repository: ArticlesRepositoryProtocol) {
    self.navigationController = navigationController
    self.repository = repository
  }

  func start(linkedArticleID: Int? = nil) {
    let presenter = ArticlesPresenter(repository: repository)
    let list = ArticlesViewController(presenter: presenter)
    list.delegate = self
    navigationController.pushViewController(list, animated: false)
    if let linkedArticleID { didSelectArticle(id: linkedArticleID) }
  }

  // MARK: - ArticlesViewControllerDelegate

  func didSelectArticle(id: Int) {
    let detail = ArticleDetailViewController(articleID: id)
    navigationController.pushViewController(detail, animated: true)
  }
}
