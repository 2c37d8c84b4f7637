import ArticlesShared

/// One request that a task waits for: its first answer resumes the task, and any other is left out.
///
/// Unchecked, since one thread runs the whole stage; in an app a lock would stand here.
final class ArticlesRequest: @unchecked Sendable {
  private var continuation: CheckedContinuation<[Article], Error>?

  /// What the store calls with its answer; the request is cancelled where the store lets go of it uncalled.
  var completion: (Result<[Article], Error>) -> Void {
    let answer = Answer(to: self)
    return { answer.request.end(with: $0) }
  }

  /// Begins to wait; a task that is cancelled already is resumed at once.
  func begin(_ continuation: CheckedContinuation<[Article], Error>) {
    self.continuation = continuation
    if Task.isCancelled { cancel() }
  }

  /// Resumes the task with a `CancellationError`.
  func cancel() { end(with: .failure(CancellationError())) }

  private func end(with result: Result<[Article], Error>) {
    continuation?.resume(with: result)
    continuation = nil
  }

  /// Stands for the answer as long as it may come.
  private final class Answer {
    let request: ArticlesRequest

    init(to request: ArticlesRequest) { self.request = request }

    deinit { request.cancel() }
  }
}
