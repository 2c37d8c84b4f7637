import ArticlesShared
import Publishing
import TraceRecording

/// Maps what the Repository publishes to what the list shows.
@Role(.presenter)
final class ArticlesPresenter: ArticlesPresenterProtocol {
  private var repository: ArticlesRepositoryProtocol

  init(repository: ArticlesRepositoryProtocol) {
    self.repository = repository
  }

  func bind() -> Publisher<ArticlesViewState> {
    repository.articles().map(Self.viewState)
  }

  func refresh() {
    repository.refresh()
  }
}

// MARK: - Mapping

extension ArticlesPresenter {
  /// Returns what the list shows in a state of the articles.
  static func viewState(of state: ArticlesState) -> ArticlesViewState {
    ArticlesViewState(
      rows: state.articles.map(row),
      isLoading: state.phase == .loading,
      message: state.phase == .failed ? "Failed to load articles" : nil
    )
  }

  private static func row(for article: Article) -> ArticleRow {
    ArticleRow(id: article.id, title: TitleFormatter().string(from: article.title))
  }
}
