import ArticlesShared
import Publishing
import TraceRecording

/// What the View may ask of the Presenter.
@Traced
protocol ArticlesPresenterProtocol: AnyObject {
  func bind() -> Publisher<ArticlesViewState>
  func refresh()
}

/// What the Presenter may ask of the Repository.
@Traced
protocol ArticlesRepositoryProtocol: AnyObject {
  func fetchAll() -> Publisher<Result<[Article], Error>>
}

/// Whom the View tells where to go.
@Traced
protocol ArticlesViewControllerDelegate: AnyObject {
  func didSelectArticle(id: Int)
}
