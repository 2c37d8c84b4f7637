/// One to-do; a class, so all holders share the same object.
final class TodoItem {
  var title: String
  var content: String

  init(title: String, content: String) {
    self.title = title
    self.content = content
  }
}
