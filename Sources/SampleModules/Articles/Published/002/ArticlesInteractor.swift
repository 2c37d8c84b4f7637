import Stage
import TraceRecording

/// Loads the articles, one request at a time, and calls back on the loading thread.
@Role(.interactor)
final class ArticlesInteractor: ArticlesInteractorProtocol {
  private var repo: ArticlesRepositoryProtocol
  private let io: SingleThreadExecutor

  init(repo: ArticlesRepositoryProtocol, thread: Queue) {
    self.repo = repo
    io = SingleThreadExecutor(thread: thread)
  }

  func loadArticles(
    onSuccess: @escaping ([Article]) throws -> Void,
    onError: @escaping (String) -> Void
  ) {
    io.submit { done in
      self.repo.fetchAll { articles in
        do {
          try onSuccess(articles.get())
        } catch {
          onError("Failed to load articles")
        }
        done()
      }
    }
  }
}
