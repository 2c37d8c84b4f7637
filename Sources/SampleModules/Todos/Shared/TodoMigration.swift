import Stage

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
