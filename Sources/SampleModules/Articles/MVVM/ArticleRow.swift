/// One article, ready to be drawn.
struct ArticleRow: Equatable {
  let id: Int
  let title: String
}
