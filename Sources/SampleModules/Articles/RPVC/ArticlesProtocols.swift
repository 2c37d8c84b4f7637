import ArticlesShared
import Publishing
import TraceRecording

/// What the View may tell the Presenter, and what it is shown.
@Traced
protocol ArticlesPresenterProtocol: AnyObject {
  var state: Publisher<ArticlesViewState> { get }
  func start()
  func stop()
  func refresh()
  func select(_ id: Int)
}

/// What the Presenter may ask of the Repository.
@Traced
protocol ArticlesRepositoryProtocol: AnyObject {
  func fetchAll() -> Publisher<Result<[Article], Error>>
}

/// What the Presenter may ask of the Coordinator.
@Traced
protocol ArticlesCoordinatorProtocol: AnyObject {
  func showArticle(_ id: Int)
}
