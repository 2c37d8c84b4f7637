import Traces

extension Screen {
  /// The list with the given rows.
  static func list(_ todos: [TodoTexts], message: String? = nil) -> Screen {
    Screen(
      title: "To-dos",
      todos.map { .row($0.title, $0.excerpt) } + lines(of: message) + [.button("Add")]
    )
  }

  /// The screen of one to-do.
  static func page(_ todo: TodoTexts, message: String? = nil) -> Screen {
    Screen(
      title: todo.title,
      back: "To-dos",
      [.text(todo.content)] + lines(of: message) + [.button("Edit"), .button("Delete")]
    )
  }

  /// The alert with the fields for the title and the content of a to-do.
  static func form(_ question: String, title: String, content: String) -> Screen {
    Screen(
      title: question,
      [.field("Title", title), .field("Content", content), .button("Confirm"), .button("Cancel")]
    )
  }

  private static func lines(of message: String?) -> [Line] {
    message.map { [.text($0)] } ?? []
  }
}

extension String {
  /// The message for an empty title.
  static let needsTitle = "A to-do needs a title."
  /// The message for a to-do that another user has removed.
  static let isGone = "This to-do is already gone."
}
