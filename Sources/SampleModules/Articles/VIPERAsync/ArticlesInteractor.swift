import ArticlesShared
import TraceRecording

/// Gets the articles; whoever asks waits for them.
@Role(.interactor)
final class ArticlesInteractor: ArticlesInteractorProtocol {
  private var store: ArticleStoreProtocol

  init(store: ArticleStoreProtocol) {
    self.store = store
  }

  /// All articles, as the first answer has them; throws a `CancellationError` when nobody waits for them any more.
  ///
  /// Unsafe, since an answer may never come: then whoever waits does so for ever.
  func loadArticles() async throws -> [Article] {
    let result = await withUnsafeContinuation { continuation in
      var waiting: UnsafeContinuation<Result<[Article], Error>, Never>? = continuation
      store.fetchAll { result in
        waiting?.resume(returning: result)
        waiting = nil
      }
    }
    try Task.checkCancellation()
    return try result.get()
  }
}
