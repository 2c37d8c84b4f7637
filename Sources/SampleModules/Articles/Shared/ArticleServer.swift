/// The simulated behavior of the server.
public enum ArticleServer: String, CaseIterable, Sendable {
  /// The server has three articles.
  case ready
  /// The server has three articles, one of them without a title.
  case untitled
  /// The server cannot be reached.
  case failing
  /// The server fails on the first and every other request.
  case flaky
  /// The server has one more article at each request, up to three.
  case growing
  /// Like `growing`, but the second answer takes three times as long as the others.
  case uneven
}

extension ArticleServer {
  /// Returns the answer to a request; requests are counted from 1.
  func answer(to request: Int) -> Result<[Article], Error> {
    switch self {
    case .ready: .success(Article.samples)
    case .untitled: .success([Article.samples[0], Article(id: 2, title: "")])
    case .failing: .failure(ArticleStoreError.unavailable)
    case .flaky where !request.isMultiple(of: 2): .failure(ArticleStoreError.unavailable)
    case .flaky: .success(Article.samples)
    case .growing, .uneven: .success(Array(Article.samples.prefix(request)))
    }
  }

  /// Returns the duration of the answer in milliseconds.
  func time(for request: Int) -> Int {
    self == .uneven && request == 2 ? 900 : 300
  }
}
