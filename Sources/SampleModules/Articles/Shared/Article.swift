/// One article as it comes from the store.
public struct Article: Equatable, Sendable {
  /// The identifier in the store.
  public let id: Int
  /// The title of the article; may be empty.
  public let title: String

  /// Makes an article.
  public init(id: Int, title: String) {
    self.id = id
    self.title = title
  }
}

extension Article {
  /// The articles of the sample stores, in the order of the stores.
  public static let samples = [
    Article(id: 1, title: "Clean Architecture on Mobile"),
    Article(id: 2, title: "VIPER Explained Clearly"),
    Article(id: 3, title: "Caching & Offline-First Patterns"),
  ]
}
