import ArticlesShared
import Publishing
import TraceRecording

/// What the View may ask of the Presenter.
@Traced(.playable)
protocol ArticlesPresenterProtocol: AnyObject {
  func bind() -> Publisher<ArticlesViewState>
  func refresh()
}

/// What the Presenter may ask of the Repository.
@Traced(.playable)
protocol ArticlesRepositoryProtocol: AnyObject {
  func fetchAll() -> Publisher<Result<[Article], Error>>
}

/// Whom the View tells where to go.
@Traced(.playable)
protocol ArticlesViewControllerDelegate: AnyObject {
  func didSelectArticle(id: Int)
}
