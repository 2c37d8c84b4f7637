import ArticlesShared
import Stage
import TraceRecording

/// Makes the module and navigates to the page of an article.
@Role(.router)
final class ArticlesRouter: ArticlesRouterProtocol {
  @Unseen private weak var viewController: ViewController?

  static func build(store: ArticleStoreProtocol, mainQueue: Queue) -> ViewController {
    let view = ArticlesViewController()
    let presenter = ArticlesPresenter()
    let interactor = ArticlesInteractor(store: store, mainQueue: mainQueue)
    let router = ArticlesRouter()

    view.presenter = presenter
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
