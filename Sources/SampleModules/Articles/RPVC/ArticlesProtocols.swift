import Publishing
import TraceRecording

/// The interface of the Presenter for the View.
@Doubled
protocol ArticlesPresenterProtocol: AnyObject {
  func bind() -> Publisher<ArticlesViewState>
  func refresh()
}

/// The interface of the Repository for the Presenter.
@Doubled
protocol ArticlesRepositoryProtocol: AnyObject {
  func articles() -> Publisher<ArticlesState>
  func refresh()
}

/// Receives the navigation requests of the View.
@Doubled
protocol ArticlesViewControllerDelegate: AnyObject {
  func didSelectArticle(id: Int)
}
