import ArticlesShared

/// A request that a task awaits: the first answer resumes the task, later answers are ignored.
///
/// Unchecked, since all sample code runs on one thread; an app would need a lock here.
final class ArticlesRequest: @unchecked Sendable {
  private var continuation: CheckedContinuation<[Article], Error>?

  /// The callback for the store; if the store releases it without a call, the request is cancelled.
  var completion: (Result<[Article], Error>) -> Void {
    let answer = Answer(to: self)
    return { answer.request.end(with: $0) }
  }

  /// Stores the continuation; resumes a task that is already cancelled at once.
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

  /// Cancels the request when the callback is released without a call.
  private final class Answer {
    let request: ArticlesRequest

    init(to request: ArticlesRequest) { self.request = request }

    deinit { request.cancel() }
  }
}
