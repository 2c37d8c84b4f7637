/// Everything that the list shows.
struct TodoListViewState: Equatable {
  let rows: [TodoRow]
  let message: String?
}
