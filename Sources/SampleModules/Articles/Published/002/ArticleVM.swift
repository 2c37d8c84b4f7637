import ArticlesShared

/// One article, ready to be drawn; there is none without a title.
struct ArticleVM: Equatable {
  let id: Int
  let title: String

  init(_ article: Article) throws {
    guard !article.title.isEmpty else { throw ArticleVMError.noTitle }
    id = article.id
    title = article.title
  }
}

extension ArticleVM: CustomStringConvertible {
  var description: String { title }
}

/// Why an article cannot be drawn.
enum ArticleVMError: Error {
  case noTitle
}
