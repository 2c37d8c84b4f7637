import ArticlesShared
import Publishing
import TraceRecording

/// Maps the states that the Repository publishes to the view states of the list.
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
  /// Returns the view state of the list for a state of the articles.
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
