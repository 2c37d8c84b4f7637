import Stage
import Traces

// What the scenarios share.

extension [Scenario.Step] {
  /// The list is opened.
  static var list: Self { [.init(.open, shows: .list([.focus, .value, .action]))] }

  /// The second to-do is opened.
  static var page: Self { list + [.init(.tap(row: 2), shows: .page(.value))] }

  /// The to-do is opened that somebody else removes.
  static var lostPage: Self { list + [.init(.tap(row: 1), shows: .page(.focus))] }

  /// The texts of a new to-do are written.
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

  /// A to-do is added.
  static var addition: Self {
    newForm + [.init(.confirm, shows: .list([.focus, .value, .action, .rest]))]
  }

  /// The texts of the second to-do are asked for.
  static var form: Self { page + [.init(.press("Edit"), shows: .editForm("Value"))] }

  /// The second to-do gets another title.
  static var edit: Self {
    form + [
      .init(.type("Worth", into: "Title"), shows: .editForm("Worth")),
      .init(.confirm, shows: .page(.value.titled("Worth"))),
    ]
  }
}

extension Screen {
  /// The alert that asks for the texts of the second to-do.
  static func editForm(_ title: String) -> Screen {
    .form("Edit to-do", title: title, content: TodoTexts.value.content)
  }
}
