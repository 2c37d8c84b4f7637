/// One to-do.
struct ToDoItem {
  let title: String
}
