/// One thing to do; all who hold it hold the same one.
final class TodoItem {
  var title: String
  var content: String

  init(title: String, content: String) {
    self.title = title
    self.content = content
  }
}
