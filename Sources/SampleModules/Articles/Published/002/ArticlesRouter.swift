import TraceRecording

/// Makes the module and navigates to the page of an article.
@Role(.router)
final class ArticlesRouter: ArticlesRouterProtocol {
  private let appContext: ApplicationContext

  init(context: ApplicationContext) {
    appContext = context
  }

  func goToArticleDetail(_ articleId: String) {
    let detail = ArticleDetailViewController(articleId: articleId)
    appContext.startActivityInNewTask(detail)
  }

  /// Makes the Presenter, Interactor and Router of a View, and attaches the View to the Presenter.
  static func build(
    context: ApplicationContext,
    view: ArticlesViewProtocol
  ) -> ArticlesPresenterProtocol {
    let repo = ArticlesRepository(store: context.store)
    let interactor = ArticlesInteractor(repo: repo, thread: context.ioQueue)
    let router = ArticlesRouter(context: context)
    let presenter = ArticlesPresenter(interactor: interactor, router: router)
    presenter.attach(view)
    return presenter
  }
}
