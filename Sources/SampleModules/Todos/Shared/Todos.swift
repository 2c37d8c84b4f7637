import ComparisonData
import Stage

extension Module {
  /// A module with a list of to-dos and the screen of one to-do.
  public static func todos(variants: [Variant]) -> Module {
    Module(
      name: "todos",
      title: "Todos",
      summary: "a list of to-dos, and the screen of one of them",
      variants: variants,
      scenarios: todoScenarios,
      rules: ["TodoTitle.isAcceptable"]
    )
    .lending(TodoItem.samples + [TodoError.emptyTitle, .gone(TodoItem.samples[0])])
    .migrating(.todosToMVVM)
    .compared(
      changes: [.todosUndoDelete, .todosDeepLink, .todosAskPIN],
      responsibilities: [
        .get: "get the to-dos",
        .format: "cut the content down to a row",
        .decide: "decide whether a title will do",
        .draw: "put rows on screen",
        .navigate: "open one to-do",
        .keep: "keep the to-dos for taps",
      ]
    )
  }
}

extension Migration {
  /// Todos from VIPER to MVVM, one screen after the other.
  public static var todosToMVVM: Migration {
    Migration(
      from: .viper,
      to: .mvvm,
      steps: [
        "the detail screen's Presenter becomes a ViewModel, which the View observes",
        "the detail screen's Interactor gives its work to the ViewModel",
        "the list's Presenter becomes a ViewModel, which the View observes",
        "the list's Interactor gives its work to the ViewModel",
        "the Views open and close the screens, and the Routers go",
      ]
    )
  }
}
