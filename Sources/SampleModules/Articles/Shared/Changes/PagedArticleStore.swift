import Stage
import TraceRecording

/// The store of the articles, which loads them page by page.
@Doubled
public protocol PagedArticleStoreProtocol: AnyObject {
  /// Loads the page after the first `count` articles; calls back on the queue of the store.
  func fetchPage(after count: Int, then completion: @escaping (Result<ArticlePage, Error>) -> Void)
}

/// Simulates a server that returns the articles in pages.
@Role(.store)
public final class PagedArticleStore: PagedArticleStoreProtocol {
  @Unseen private var store: ArticleStoreProtocol
  private let size: Int

  /// Makes a store that splits the articles of another store into pages of `size` articles.
  public init(pagesOf store: ArticleStoreProtocol, size: Int) {
    self.store = store
    self.size = size
  }

  /// Loads the page after the first `count` articles from the other store.
  public func fetchPage(
    after count: Int,
    then completion: @escaping (Result<ArticlePage, Error>) -> Void
  ) {
    let size = size
    store.fetchAll { result in
      completion(
        result.map { all in
          let rest = all.dropFirst(count)
          return ArticlePage(articles: Array(rest.prefix(size)), hasMore: rest.count > size)
        }
      )
    }
  }
}

extension Surroundings {
  /// The store for the condition of a scenario: pages of two articles if `paged`, else one page.
  public var pagedArticleStore: any PagedArticleStoreProtocol {
    PagedArticleStore(pagesOf: articleStore, size: condition == "paged" ? 2 : .max)
  }
}

/// One page of the articles, in the order of the store.
public struct ArticlePage: Equatable, Sendable {
  /// The articles of the page.
  public let articles: [Article]
  /// Whether more articles follow after this page.
  public let hasMore: Bool

  /// Makes a page.
  public init(articles: [Article], hasMore: Bool) {
    self.articles = articles
    self.hasMore = hasMore
  }
}
