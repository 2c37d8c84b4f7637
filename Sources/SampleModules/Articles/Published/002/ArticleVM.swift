/// One article, ready to be drawn.
struct ArticleVM: Equatable {
  let id: String
  let title: String
}

extension ArticleVM: CustomStringConvertible {
  var description: String { title }
}
