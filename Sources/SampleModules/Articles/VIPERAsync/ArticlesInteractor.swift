import ArticlesShared
import TraceRecording

/// Gets the articles; whoever asks waits for them.
@Role(.interactor)
final class ArticlesInteractor: ArticlesInteractorProtocol {
  private var store: ArticleStoreProtocol

  init(store: ArticleStoreProtocol) {
    self.store = store
  }

  /// All articles; throws a `CancellationError` when nobody waits for them any more.
  func loadArticles() async throws -> [Article] {
    let result = await withCheckedContinuation { continuation in
      store.fetchAll { continuation.resume(returning: $0) }
    }
    try Task.checkCancellation()
    return try result.get()
  }
}
