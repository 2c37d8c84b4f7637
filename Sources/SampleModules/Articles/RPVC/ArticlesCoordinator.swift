import ArticlesShared
import Stage
import TraceRecording

/// Makes the list, owns its navigation stack, and navigates to the page of an article.
@Role(.coordinator)
final class ArticlesCoordinator: ArticlesViewControllerDelegate {
  private let navigationController: NavigationController
  private var repository: ArticlesRepositoryProtocol

  init(navigationController: NavigationController, repository: ArticlesRepositoryProtocol) {
    self.navigationController = navigationController
    self.repository = repository
  }

  func start() {
    let presenter = ArticlesPresenter(repository: repository)
    let list = ArticlesViewController(presenter: presenter)
    list.delegate = self
    navigationController.pushViewController(list, animated: false)
  }

  // MARK: - ArticlesViewControllerDelegate

  func didSelectArticle(id: Int) {
    let detail = ArticleDetailViewController(articleID: id)
    navigationController.pushViewController(detail, animated: true)
  }
}
