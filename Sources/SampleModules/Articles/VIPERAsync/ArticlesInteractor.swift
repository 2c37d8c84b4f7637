import ArticlesShared
import Stage
import TraceRecording

/// Gets the articles; whoever asks waits for them.
@Role(.interactor)
@StageActor
final class ArticlesInteractor: ArticlesInteractorProtocol {
  private var store: ArticleStoreProtocol

  init(store: ArticleStoreProtocol) {
    self.store = store
  }

  /// All articles, as the first answer has them; throws a `CancellationError` when nobody waits for them any more.
  func loadArticles() async throws -> [Article] {
    let answers = AsyncStream<Result<[Article], Error>> { continuation in
      store.fetchAll { result in
        continuation.yield(result)
        continuation.finish()
      }
    }
    for await answer in answers where !Task.isCancelled { return try answer.get() }
    throw CancellationError()
  }
}
