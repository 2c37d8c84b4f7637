import Stage
import TodosShared

extension Variant {
  /// Todos in MVVM, with a View that observes its ViewModel only until the first change.
  public static var todosArmedOnce: Variant {
    Variant(.mvvmObservable, edition: .faulty("no-reply")) {
      TodoListViewController(viewModel: TodoListViewModel(store: $0.makeAsyncTodoStore()))
    }
  }
}
