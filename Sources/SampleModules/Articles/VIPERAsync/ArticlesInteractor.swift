import ArticlesShared
import Stage
import TraceRecording

/// Loads the articles; the caller awaits the result.
///
/// `@StageActor` stands for `@MainActor`.
@Role(.interactor)
@StageActor
final class ArticlesInteractor: ArticlesInteractorProtocol {
  private var store: ArticleStoreProtocol

  init(store: ArticleStoreProtocol) {
    self.store = store
  }

  /// Returns the articles of the first answer; further answers are ignored.
  ///
  /// - Throws: The error of the store, or `CancellationError` as soon as the task is cancelled.
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
