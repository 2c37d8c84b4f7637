import TodosShared

/// Makes the list, and hands its Router the Builder of the detail.
final class TodoListBuilder {
  private let store: any TodoStoreProtocol

  init(store: any TodoStoreProtocol) {
    self.store = store
  }

  func build() -> any ViewableRouting {
    let viewController = TodoListViewController()
    let interactor = TodoListInteractor(presenter: viewController, store: store)
    return TodoListRouter(
      interactor: interactor,
      viewController: viewController,
      todoDetailBuilder: TodoDetailBuilder(store: store)
    )
  }
}
