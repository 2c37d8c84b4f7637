import ArticlesShared
import Stage
import TraceRecording

/// Makes the module and leads on to the page of an article.
@Role(.router)
final class ArticlesRouter: ArticlesRouterProtocol {
  @Unseen private weak var viewController: ViewController?

  /// The module's input is the article that it was opened by, if a link opened it.
  static func build(
    store: ArticleStoreProtocol,
    mainQueue: Queue,
    linkedArticleID: Int? = nil
  ) -> ViewController {
    let view = ArticlesViewController()
    let presenter = ArticlesPresenter()
    let interactor = ArticlesInteractor(store: store, mainQueue: mainQueue)
    let router = ArticlesRouter()

    view.presenter = presenter
    presenter.interactor = interactor
    presenter.router = router
    presenter.linkedArticleID = linkedArticleID
    router.viewController = view
    return view
  }

  func goToArticleDetail(_ id: Int) {
    let detail = ArticleDetailViewController(articleID: id)
    viewController?.navigationController?.pushViewController(detail, animated: true)
  }
}
