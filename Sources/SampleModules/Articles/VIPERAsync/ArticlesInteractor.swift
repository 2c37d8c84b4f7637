import ArticlesShared
import Stage
import TraceRecording

/// Gets the articles; whoever asks waits for them.
///
/// `@StageActor` stands for `@MainActor`.
@Role(.interactor)
@StageActor
final class ArticlesInteractor: ArticlesInteractorProtocol {
  private var store: ArticleStoreProtocol

  init(store: ArticleStoreProtocol) {
    self.store = store
  }

  /// All articles, as the first answer has them.
  ///
  /// - Throws: What the store answers, or a `CancellationError` as soon as the task is cancelled.
  func loadArticles() async throws -> [Article] {
    let request = ArticlesRequest()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        request.begin(continuation)
        store.fetchAll(then: request.completion)
      }
    } onCancel: {
      request.cancel()
    }
  }
}
