/// All that the list shows.
struct TodoListViewState: Equatable {
  let rows: [TodoRow]
  let message: String?
  let canUndo: Bool
}
