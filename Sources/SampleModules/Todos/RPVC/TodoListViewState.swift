/// Everything that the list shows.
struct TodoListViewState: Equatable {
  /// One to-do.
  struct Row: Equatable {
    let id: Int
    let title: String
    let excerpt: String
  }

  let rows: [Row]
  let message: String?
}
