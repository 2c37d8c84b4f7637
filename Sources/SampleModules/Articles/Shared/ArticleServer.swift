/// How the server is today.
public enum ArticleServer: String, CaseIterable, Sendable {
  /// It has three articles.
  case ready
  /// One of them has no title yet.
  case untitled
  /// It cannot be reached.
  case failing
  /// It can be reached every other time, and not the first.
  case flaky
  /// It has one article more each time it is asked, up to three.
  case growing
  /// The same, and its second answer takes three times as long as the others.
  case uneven
}

extension ArticleServer {
  /// What it answers to a request, counted from 1.
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

  /// How many milliseconds the answer takes.
  func time(for request: Int) -> Int {
    self == .uneven && request == 2 ? 900 : 300
  }
}
