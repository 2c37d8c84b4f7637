import Stage
import TraceRecording

/// Where the articles come from, page by page.
@Doubled
public protocol PagedArticleStoreProtocol: AnyObject {
  /// Asks for the page behind so many articles; the answer comes on whatever queue the store works on.
  func fetchPage(after count: Int, then completion: @escaping (Result<ArticlePage, Error>) -> Void)
}

/// Stands in for a server that has pages.
@Role(.store)
public final class PagedArticleStore: PagedArticleStoreProtocol {
  @Unseen private var store: ArticleStoreProtocol
  private let size: Int

  /// Makes a store that has what another one has, in pages of so many articles.
  public init(pagesOf store: ArticleStoreProtocol, size: Int) {
    self.store = store
    self.size = size
  }

  /// The page behind so many articles, as soon as the other store has answered.
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
  /// The store that a scenario asks for: in pages of two articles, or in one of all.
  public var pagedArticleStore: any PagedArticleStoreProtocol {
    PagedArticleStore(pagesOf: articleStore, size: condition == "paged" ? 2 : .max)
  }
}
