/// Everything that the list shows.
struct ArticlesViewState: Equatable {
  let rows: [ArticleRow]
  let isLoading: Bool
  let message: String?
}
