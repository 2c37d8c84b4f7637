/// One article, ready to be drawn.
struct ArticleVM: Equatable {
  let id: Int
  let title: String
}

extension ArticleVM: CustomStringConvertible {
  var description: String { title }
}
