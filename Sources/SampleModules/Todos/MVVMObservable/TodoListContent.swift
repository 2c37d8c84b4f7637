/// Everything that the list shows.
struct TodoListContent: Equatable {
  var rows: [TodoRow] = []
  var message: String?
}
