/// One article as it comes from the store.
public struct Article: Equatable, Sendable {
  /// The store's own number for it.
  public let id: Int
  /// What it is called; may be empty.
  public let title: String

  /// Makes an article.
  public init(id: Int, title: String) {
    self.id = id
    self.title = title
  }
}

extension Article {
  /// The articles that the stores have, in their order.
  public static let samples = [
    Article(id: 1, title: "Clean Architecture on Mobile"),
    Article(id: 2, title: "VIPER Explained Clearly"),
    Article(id: 3, title: "Caching & Offline-First Patterns"),
  ]
}
