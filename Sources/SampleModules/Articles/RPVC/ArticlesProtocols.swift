import Publishing
import TraceRecording

/// What the View may ask of the Presenter.
@Doubled
protocol ArticlesPresenterProtocol: AnyObject {
  func bind() -> Publisher<ArticlesViewState>
  func refresh()
}

/// What the Presenter may ask of the Repository.
@Doubled
protocol ArticlesRepositoryProtocol: AnyObject {
  func articles() -> Publisher<ArticlesState>
  func refresh()
}

/// Whom the View tells where to go.
@Doubled
protocol ArticlesViewControllerDelegate: AnyObject {
  func didSelectArticle(id: Int)
}
