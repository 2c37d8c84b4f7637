import Stage

extension Surroundings {
  /// The store for the condition of a scenario; an unknown condition gives a server that is ready.
  public var articleStore: any ArticleStoreProtocol {
    if condition == "cached" { return CachedArticleStore() }
    return ArticleStore(ArticleServer(rawValue: condition.name) ?? .ready, queue: ioQueue)
  }
}
