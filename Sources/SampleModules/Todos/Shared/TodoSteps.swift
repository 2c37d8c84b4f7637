import Stage
import Traces

// Steps and screens that several scenarios use.

extension [Scenario.Step] {
  /// Opens the list.
  static var list: Self { [.init(.open, shows: .list([.focus, .value, .action]))] }

  /// Opens the list, then the second to-do.
  static var page: Self { list + [.init(.tap(row: 2), shows: .page(.value))] }

  /// Opens the list, then the first to-do, which another user removes.
  static var lostPage: Self { list + [.init(.tap(row: 1), shows: .page(.focus))] }

  /// Opens the form for a new to-do and types its texts.
  static var newForm: Self {
    list + [
      .init(.press("Add"), shows: .form("New to-do", title: "", content: "")),
      .init(.type("Rest", into: "Title"), shows: .form("New to-do", title: "Rest", content: "")),
      .init(
        .type(TodoTexts.rest.content, into: "Content"),
        shows: .form("New to-do", title: "Rest", content: TodoTexts.rest.content)
      ),
    ]
  }

  /// Adds a to-do.
  static var addition: Self {
    newForm + [.init(.confirm, shows: .list([.focus, .value, .action, .rest]))]
  }

  /// Opens the form that edits the second to-do.
  static var form: Self { page + [.init(.press("Edit"), shows: .editForm("Value"))] }

  /// Changes the title of the second to-do.
  static var edit: Self {
    form + [
      .init(.type("Worth", into: "Title"), shows: .editForm("Worth")),
      .init(.confirm, shows: .page(.value.titled("Worth"))),
    ]
  }
}

extension Screen {
  /// The alert that edits the second to-do.
  static func editForm(_ title: String) -> Screen {
    .form("Edit to-do", title: title, content: TodoTexts.value.content)
  }
}
