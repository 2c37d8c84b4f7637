import ArticlesShared
import Stage
import TraceRecording

/// Decides when to load the articles, and what the list shows during loading.
///
/// `@StageActor` stands for `@MainActor`.
@Role(.presenter)
@StageActor
final class ArticlesPresenter: ArticlesPresenterProtocol {
  weak var view: ArticlesViewProtocol?
  var interactor: ArticlesInteractorProtocol?
  var router: ArticlesRouterProtocol?

  private var state = State.idle
  private let titleFormatter = TitleFormatter()

  /// The phase of the loading.
  private enum State {
    case idle
    case loading
    case loaded
    case failed
  }

  // MARK: - ArticlesPresenterProtocol

  func onViewReady() async {
    if state == .idle { await load() }
  }

  func onRefresh() async {
    if state != .loading { await load() }
  }

  func onArticleSelected(_ id: Int) {
    router?.goToArticleDetail(id)
  }

  // MARK: - Loading

  /// Loads and shows the articles; after cancellation (the screen was left), shows nothing more.
  private func load() async {
    state = .loading
    view?.showLoading(true)
    do {
      show(try await interactor?.loadArticles() ?? [])
    } catch is CancellationError {
      state = .idle
    } catch {
      state = .failed
      view?.showLoading(false)
      view?.showError("Failed to load articles")
    }
  }

  private func show(_ articles: [Article]) {
    state = .loaded
    view?.showLoading(false)
    view?.showArticles(articles.map(viewModel))
  }

  private func viewModel(for article: Article) -> ArticleVM {
    ArticleVM(id: article.id, title: titleFormatter.string(from: article.title))
  }
}
