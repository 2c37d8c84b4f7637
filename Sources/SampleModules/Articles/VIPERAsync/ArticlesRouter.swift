import ArticlesShared
import Stage
import TraceRecording

/// Makes the module and navigates to the page of an article.
///
/// `@StageActor` stands for `@MainActor`.
@Role(.router)
@StageActor
final class ArticlesRouter: ArticlesRouterProtocol {
  @Unseen private weak var viewController: ViewController?

  static func build(store: ArticleStoreProtocol) -> ViewController {
    let view = ArticlesViewController()
    let presenter = ArticlesPresenter()
    let interactor = ArticlesInteractor(store: store)
    let router = ArticlesRouter()

    view.presenter = presenter
    presenter.view = view
    presenter.interactor = interactor
    presenter.router = router
    router.viewController = view
    return view
  }

  func goToArticleDetail(_ id: Int) {
    let detail = ArticleDetailViewController(articleID: id)
    viewController?.navigationController?.pushViewController(detail, animated: true)
  }
}
