import Stage

extension Surroundings {
  /// The store that a scenario asks for; in a condition it does not know, a server that is ready.
  public var articleStore: any ArticleStoreProtocol {
    if condition == "cached" { return CachedArticleStore() }
    return ArticleStore(ArticleServer(rawValue: condition.name) ?? .ready, queue: ioQueue)
  }
}
