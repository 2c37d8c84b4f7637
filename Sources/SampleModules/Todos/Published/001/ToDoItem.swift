/// One thing to do.
struct ToDoItem {
  let title: String
}
